/** The reports of the demo, which a product in the test process does not load by itself. */
import { loadSampleReports } from '../../apps/server/src/demo/reports/sample-reports.ts';
import type { InProcessProduct } from '../product/in-process-product.ts';

export const addSampleReports = ({ app }: InProcessProduct): Promise<void> => loadSampleReports(app);
