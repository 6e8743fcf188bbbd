// Do the company lists stay fast? Staff and locations of the demo, about twenty of each, compared with the same company
// with 5,000 staff and 2,000 locations, in one run. Target: at most twice the CPU time for any call.
import { enlargeDemo } from '../apps/server/src/demo/enlarge.ts';
import { ApiCaller } from '../testing/product/api-caller.ts';
import { type Cost, whole } from './measuring/call-cost.ts';
import { MeasuredProduct, machineLoad, type RunningProgram } from './measuring/measured-product.ts';
import { printTable } from './measuring/print-table.ts';

const LARGE = { staff: 5_000, locations: 2_000 };
const TARGET = 2;
const TIMES = { warmUp: 200, calls: 300 };

const CALLS: Record<string, string> = {
  'staff, newest first': '/v1/company_staffs?per_page=10',
  'staff, by name': '/v1/company_staffs?per_page=10&order=name%20asc',
  'staff, by email': '/v1/company_staffs?per_page=10&order=email%20asc',
  'staff, searched': '/v1/company_staffs?per_page=10&query=dana',
  'staff, their places beside them': '/v1/company_staffs/with_staff_permission_locations?per_page=10',
  'locations, by name': '/v1/locations?per_page=10',
  'locations, by code': '/v1/locations?per_page=10&order=identify_code%20asc',
  'locations, searched': '/v1/locations?per_page=10&query=dec',
};

async function measureAll(product: MeasuredProduct, web: RunningProgram): Promise<Map<string, Cost>> {
  const { token } = await new ApiCaller(web.url).signIn('super.admin@larkfield.test');
  await product.database.query('vacuum analyze');
  const costs = new Map<string, Cost>();
  for (const [name, path] of Object.entries(CALLS)) {
    costs.set(name, await product.costOfReading(web, TIMES, token, () => path));
  }
  return costs;
}

const product = await MeasuredProduct.prepare();
try {
  const web = await product.start('web');
  const few = await measureAll(product, web);
  await enlargeDemo(product.databaseUrl, LARGE);
  const many = await measureAll(product, web);

  const rows: string[][] = [];
  for (const [name, cost] of few) {
    const large = many.get(name) ?? cost;
    const ratio = whole(large) / whole(cost);
    const verdict = ratio <= TARGET ? 'reached' : 'MISSED';
    if (ratio > TARGET) process.exitCode = 1;
    rows.push([name, whole(cost).toFixed(2), whole(large).toFixed(2), ratio.toFixed(2), `${TARGET} ${verdict}`]);
  }
  printTable(['processor milliseconds a call', 'few', 'many', 'ratio', 'at most'], rows);
  console.log(machineLoad());
} finally {
  await product.stop();
}
