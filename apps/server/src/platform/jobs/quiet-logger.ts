// The queue logs one line per job by default; failures reach our log through the worker's error hook instead.
import { Logger } from 'graphile-worker';

export const quietLogger = new Logger(() => () => {});
