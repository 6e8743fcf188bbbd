/** For tests about employee records: employees at a location, and what staff do with them. */

import type { Employee, EmployeeInformation, EmployeeRow } from '@onward/contract/employees/employee';
import { updateEmployeeInformation } from '@onward/contract/employees/employee-information';
import { addEmployee, browseEmployee, type EmployeeProfile, listEmployees } from '@onward/contract/employees/employees';
import type { EndpointShape } from '@onward/contract/endpoint';
import { ApiCaller, type RawAnswer } from '../product/api-caller.ts';
import { type InProcessProduct, type ProductOptions, startInProcess } from '../product/in-process-product.ts';
import { Employer } from './employer.ts';

let made = 0;

export class EmployeeOffice {
  readonly product: InProcessProduct;
  readonly stranger: ApiCaller;
  readonly admin: ApiCaller;
  locationId = 0;
  positionId = 0;

  private constructor(product: InProcessProduct, stranger: ApiCaller, admin: ApiCaller) {
    this.product = product;
    this.stranger = stranger;
    this.admin = admin;
  }

  static async open(options: ProductOptions = {}): Promise<EmployeeOffice> {
    return EmployeeOffice.openAt(await startInProcess(options));
  }

  /** At a product that runs already, in this process or in several. */
  static async openAt(product: InProcessProduct): Promise<EmployeeOffice> {
    const stranger = new ApiCaller(product.url);
    const office = new EmployeeOffice(product, stranger, await stranger.signIn('super.admin@larkfield.test'));
    const employer = new Employer(office.admin);
    office.locationId = await employer.locationId();
    office.positionId = (await employer.publish({ title: 'Line cook' })).id;
    return office;
  }

  async rows<Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.product.app.ownerPool.query(text, values)).rows as Row[];
  }

  /** Adds somebody at the location; each has an address of their own. */
  async hire(values: Record<string, unknown> = {}, caller = this.admin): Promise<Employee> {
    made += 1;
    const employee = {
      name: `Ada Quist ${made}`,
      email: `employee.${process.pid}.${made}@mail.test`,
      position_id: this.positionId,
      location_id: this.locationId,
      hired_date: '2026-11-02',
      ...values,
    };
    const { body, text } = await caller.call<{ employee: Employee }>(addEmployee, { body: { employee } });
    if (!body.employee) throw new Error(`Nobody was hired: ${text}`);
    return body.employee;
  }

  async browse(
    id: number,
    query: Record<string, string | boolean> = {},
    caller = this.admin,
  ): Promise<EmployeeProfile> {
    return (await caller.call<EmployeeProfile>(browseEmployee, { params: { id }, query })).body;
  }

  save(
    id: number,
    group: string,
    values: Record<string, unknown>,
    { version, caller = this.admin }: { version?: number; caller?: ApiCaller } = {},
  ): Promise<RawAnswer<{ employee_information: EmployeeInformation }>> {
    return caller.call(updateEmployeeInformation, {
      params: { id },
      body: { employee_information: { group, values, ...(version !== undefined && { version }) } },
    });
  }

  list(query: Record<string, string | number | boolean> = {}, caller = this.admin) {
    return caller.call<{ employees: EmployeeRow[]; total_count: number; total_is_exact: boolean }>(listEmployees, {
      params: { id: 1 },
      query,
    });
  }

  act(endpoint: EndpointShape, id: number, options: { query?: Record<string, string>; body?: unknown } = {}) {
    return this.admin.call<{ employee: Employee }>(endpoint, { params: { id }, ...options });
  }

  /** A role with these permissions only, for a manager of Decatur. */
  async managerWith(permissions: readonly string[]): Promise<ApiCaller> {
    await this.rows(`update company_roles set permissions = $1 where company_id = 1 and name = 'Manager'`, [
      permissions,
    ]);
    await this.rows(`select pg_notify('onward_access', 'company:1')`);
    return this.stranger.signIn('manager@larkfield.test');
  }
}
