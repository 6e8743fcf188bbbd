/** Starts the retention runs that are due, as the scheduled job does every day. */
import { beginRuns } from '../../apps/server/src/modules/privacy/retention/run-retention.ts';
import type { InProcessProduct } from './in-process-product.ts';

export const beginRetention = ({ app }: InProcessProduct): Promise<void> => beginRuns(app);
