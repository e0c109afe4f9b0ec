// What is known of each row: what it is based on, what the server has of it, whether it is being written.

/** By element of a row: what it is based on, what the server has, whether it is being written or saved. */
export const states = new WeakMap();

export function stateOf(row) {
  if (!states.has(row)) states.set(row, { base: Number(row.dataset.version), dirty: false, saving: false, latest: null, timer: 0 });
  return states.get(row);
}

/** Whether somebody else has changed a row that is being written. What comes of one's own save may be on its way. */
export const isStale = ({ dirty, latest, base }) => dirty && latest !== null && (latest.gone || latest.version > base);
