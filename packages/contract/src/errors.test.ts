import { describe, expect, it } from 'vitest';
import { ERROR_STATUS, errorCodes, REQUIRE_SELECT_COMPANY_HEADER } from './errors.ts';

describe('the error catalog', () => {
  const CATALOG: readonly [number, number][] = [
    [10003, 401],
    [10004, 403],
    [40001, 404],
    [50031, 422],
    [-1, 500],
    [10001, 401],
    [10002, 429],
    [10006, 403],
    [10007, 403],
    [20001, 422],
    [20002, 409],
    [20003, 422],
    [20004, 422],
    [20005, 413],
    [20006, 429],
    [20007, 410],
    [30001, 502],
  ];
  const statuses: ReadonlyMap<number, number> = new Map(
    Object.entries(ERROR_STATUS).map(([code, status]) => [Number(code), status]),
  );

  it.each(CATALOG)('sends %i with HTTP status %i [PLT-006]', (code, status) => {
    expect(statuses.get(code)).toBe(status);
  });

  it('has no code beyond those [PLT-006]', () => {
    expect([...statuses.keys()].toSorted()).toEqual(CATALOG.map(([code]) => code).toSorted());
  });

  it('has one name for each code [PLT-006]', () => {
    expect(Object.values(errorCodes).toSorted()).toEqual(CATALOG.map(([code]) => code).toSorted());
  });

  it.each([
    ['sessionInvalid', 10003],
    ['noAccess', 10004],
    ['notFound', 40001],
    ['locationCap', 50031],
    ['serverError', -1],
    ['wrongCredentials', 10001],
    ['tooManySignIns', 10002],
    ['companyNotSelected', 10006],
    ['validation', 20001],
    ['conflict', 20002],
    ['wrongState', 20003],
    ['tooManyItems', 20004],
    ['fileRefused', 20005],
    ['rateLimited', 20006],
    ['linkExpired', 20007],
    ['providerFailed', 30001],
  ] as const)('maps %s to the code %i [PLT-006]', (name, code) => {
    expect(errorCodes[name]).toBe(code);
  });

  it('names the header that sends the user to the company picker [PLT-006, IDN-013]', () => {
    expect(REQUIRE_SELECT_COMPANY_HEADER).toBe('require-select-company');
  });
});
