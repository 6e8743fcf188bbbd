// Finds why a transaction failed when several of its statements were sent at once.

const IN_FAILED_TRANSACTION = '25P02';

/**
 * When statements are sent together, the first failure makes the later ones fail too, so only the first is the cause.
 */
export function causeThrower(): (error: unknown) => never {
  let cause: unknown;
  return (error) => {
    if ((error as { code?: string }).code !== IN_FAILED_TRANSACTION) cause = error;
    throw cause ?? error;
  };
}
