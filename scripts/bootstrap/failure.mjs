/** The message says in plain words what could not be set up and what to do about it. */
export class SetupError extends Error {}
