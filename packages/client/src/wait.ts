// A pause that ends early, with the signal's reason, when the caller aborts.

export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export const abortableWait: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
