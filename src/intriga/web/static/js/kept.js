// What is kept in this browser. Where the browser keeps nothing, everything works as on a first visit.

export function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It is forgotten with the page.
  }
}
