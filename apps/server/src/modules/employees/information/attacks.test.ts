// Information of employees under attack: masks out of order, guesses, races, and odd values.
import { revealSensitiveField, updateDirectDeposit } from '@onward/contract/employees/employee-information';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmployeeOffice } from '../../../../../../testing/people/employee-office.ts';

let office: EmployeeOffice;

beforeAll(async () => {
  office = await EmployeeOffice.open();
});
afterAll(() => office.product.stop());

const CHASE = { account_type: 'checking', routing_number: '021000021', account_number: '111122223333' };
const WELLS = { account_type: 'savings', routing_number: '121000248', account_number: '444455556666' };
const ALLY = { account_type: 'checking', routing_number: '124003116', account_number: '777788889999' };

const part = (account: object, percent: number) => ({ ...account, split: 'percentage', value: percent });
const rest = (account: object) => ({ ...account, split: 'remainder' });
const mask = ({ routing_number, account_number, ...account }: typeof CHASE) => ({
  ...account,
  routing_number: `••••${routing_number.slice(-4)}`,
  account_number: `••••${account_number.slice(-4)}`,
});

const saveAccounts = (id: number, accounts: object[], caller = office.admin) =>
  caller.call(updateDirectDeposit, { params: { id }, body: { accounts } });

async function numbersOf(id: number, count: number): Promise<unknown[]> {
  const numbers: unknown[] = [];
  for (let index = 0; index < count; index += 1) {
    const body = { field: 'account_number', index };
    numbers.push((await office.admin.call(revealSensitiveField, { params: { id }, body })).body.value);
  }
  return numbers;
}

describe('Masked bank accounts', () => {
  it('keep their own numbers when one before them is removed or added, or their order changes [EMP-018]', async () => {
    const { id } = await office.hire();
    await saveAccounts(id, [part(CHASE, 40), rest(WELLS)]);
    expect((await saveAccounts(id, [part(mask(WELLS), 30), rest(mask(CHASE))])).status).toBe(200);
    expect(await numbersOf(id, 2)).toEqual([WELLS.account_number, CHASE.account_number]);
    expect((await saveAccounts(id, [rest(mask(CHASE))])).status).toBe(200);
    expect(await numbersOf(id, 2)).toEqual([CHASE.account_number, undefined]);
    expect((await saveAccounts(id, [part(ALLY, 10), rest(mask(CHASE))])).status).toBe(200);
    expect(await numbersOf(id, 2)).toEqual([ALLY.account_number, CHASE.account_number]);
  });

  it('that match no account are refused, and so are a mask and a new number of two accounts [EMP-018]', async () => {
    const { id } = await office.hire();
    await saveAccounts(id, [part(CHASE, 40), rest(WELLS)]);
    const other = await saveAccounts(id, [rest({ ...mask(CHASE), account_number: '••••0000' })]);
    expect(other.body).toMatchObject({ error_code: 20001, errors: { 'accounts.0.account_number': expect.anything() } });
    const renumbered = await saveAccounts(id, [
      part({ ...mask(CHASE), account_number: '999900001111' }, 40),
      rest(mask(WELLS)),
    ]);
    expect(renumbered.status).toBe(200);
    expect(await numbersOf(id, 2)).toEqual(['999900001111', WELLS.account_number]);
  });

  it('cannot be guessed by somebody without the right to sensitive data [EMP-018]', async () => {
    const { id } = await office.hire();
    await saveAccounts(id, [rest(CHASE)]);
    const editor = await office.managerWith(['view_employee', 'edit_employee']);
    const guess = (account: object) =>
      saveAccounts(id, [part(mask(CHASE), 50), part(account, 50), rest({ ...ALLY, account_number: '1' })], editor);
    const [right, wrong] = [await guess(CHASE), await guess(WELLS)];
    expect(right.status).toBe(422);
    expect(right.body.errors).toEqual(wrong.body.errors);
    expect(await numbersOf(id, 1)).toEqual([CHASE.account_number]);
  });
});

describe('Redirected pay', () => {
  it('is told to the address from before somebody changed it, too [EMP-018]', async () => {
    const { id, email } = await office.hire();
    await office.save(id, 'emergency_contact', { email: 'mother@mail.test' });
    await office.save(id, 'emergency_contact', { email: 'father@mail.test' });
    await office.save(id, 'basic_information', { email: 'thief@mail.test' });
    await saveAccounts(id, [rest(CHASE)]);
    const told = await office.rows(
      `select recipient from outbox_messages where recipient = any($1) order by recipient`,
      [[email, 'mother@mail.test', 'thief@mail.test']],
    );
    expect(told).toEqual([{ recipient: email }, { recipient: 'thief@mail.test' }]);
  });
});

describe('Only changed fields', () => {
  it('a phone number is read with the country code it has [EMP-012]', async () => {
    const { id } = await office.hire({ phone: '7400123456', region_number: '44' });
    expect((await office.save(id, 'basic_information', { phone: '7400 123 457' })).status).toBe(200);
    expect((await office.browse(id)).employee).toMatchObject({ phone: '7400123457', region_number: '44' });
  });

  it('a country code that the number does not have is refused, and goes with the number [EMP-012]', async () => {
    const { id } = await office.hire({ phone: '4045550134', region_number: '1' });
    const refused = await office.save(id, 'basic_information', { region_number: '65' });
    expect(refused.body).toMatchObject({ error_code: 20001, errors: { phone: expect.anything() } });
    expect((await office.save(id, 'basic_information', { phone: null })).status).toBe(200);
    expect((await office.browse(id)).employee).toMatchObject({ phone: null, region_number: null });
  });

  it('an address is checked by the country it has [EMP-011]', async () => {
    const { id } = await office.hire();
    const abroad = { country: 'CA', state: 'ON', postal_code: 'K1A 0B1', city: 'Ottawa' };
    expect((await office.save(id, 'address', abroad)).status).toBe(200);
    expect((await office.save(id, 'address', { postal_code: 'M5V 2T6' })).status).toBe(200);
    expect((await office.save(id, 'address', { state: 'BC' })).status).toBe(200);
    expect((await office.save(id, 'address', { postal_code: '30307' })).body.error_code).toBe(20001);
    const moved = await office.save(id, 'address', { country: 'US' });
    expect(Object.keys(moved.body.errors ?? {}).toSorted()).toEqual(['postal_code', 'state']);
  });

  it('a hire date after the start is refused [EMP-012]', async () => {
    const { id } = await office.hire();
    await office.save(id, 'employment_details', { start_date: '2026-11-09' });
    const { body } = await office.save(id, 'employment_details', { hired_date: '2026-12-01' });
    expect(body).toMatchObject({ error_code: 20001, errors: { start_date: expect.anything() } });
  });
});

describe('Odd values', () => {
  it('an asterisk in a text that is not masked is stored [EMP-012]', async () => {
    const { id } = await office.hire();
    expect((await office.save(id, 'emergency_contact', { name: 'Ana *Nana* Bell' })).status).toBe(200);
    expect((await office.browse(id)).employee_information.emergency_contact.name).toBe('Ana *Nana* Bell');
  });

  it.each([
    ['work_location', { location_id: 1e300 }, 'location_id'],
    ['employment_details', { manager_id: 1e300 }, 'manager_id'],
    ['employment_details', { department_id: 2 ** 64 }, 'department_id'],
    ['address', { constructor: 'x' }, 'constructor'],
    ['address', JSON.parse('{"__proto__": "x"}') as object, 'base'],
    ['address', { country: '🇺🇸' }, 'country'],
    ['address', { country: 'us', state: 'Ontario' }, 'state'],
    ['compensation', { pay_rate: 1e-7 }, 'pay_rate'],
    ['compensation', { pay_rate: '12.34567' }, 'pay_rate'],
    ['compensation', { pay_rate: 'NaN' }, 'pay_rate'],
    ['employment_details', { start_date: '2027-02-29' }, 'start_date'],
  ] as const)('%s with %j is refused under %s [EMP-012]', async (group, values, field) => {
    const { id } = await office.hire();
    const { status, body } = await office.save(id, group, values as Record<string, unknown>);
    expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 422, fields: [field] });
  });

  it('a null byte is refused, and long names in any script are not cut in half [EMP-012]', async () => {
    const { id } = await office.hire();
    expect((await office.save(id, 'basic_information', { preferred_name: 'a\u0000b' })).status).toBe(422);
    const names = { legal_first_name: '李小龍', legal_last_name: '👩‍🍳'.repeat(4) };
    expect((await office.save(id, 'basic_information', names)).status).toBe(200);
  });
});
