// The queue writes one line per job by default; failures reach our own log through the worker's error hook instead.
import { Logger } from 'graphile-worker';

export const quietLogger = new Logger(() => () => {});
