/** The demo's reports, which a product started by a test does not load. */
import { loadSampleReports } from '../../apps/server/src/demo/reports/sample-reports.ts';
import type { InProcessProduct } from '../product/in-process-product.ts';

export const addSampleReports = ({ app }: InProcessProduct): Promise<void> => loadSampleReports(app);
