import { describe, expect, it } from 'vitest';
import { RETRY_DELAYS_MS, retryDelay } from './retries.ts';

describe('retryDelay', () => {
  it.each([null, 502, 503, 504])(
    'retries a GET that ended in %j after 1, 2 and 4 seconds, then gives up [PLT-014]',
    (status) => {
      expect([0, 1, 2, 3, 4].map((tries) => retryDelay('GET', status, tries))).toEqual([1000, 2000, 4000, null, null]);
    },
  );

  it('doubles the delay each time [PLT-014]', () => {
    expect(RETRY_DELAYS_MS).toEqual([1000, 2000, 4000]);
  });

  it.each([200, 301, 400, 401, 403, 404, 409, 422, 429, 500, 501, 505])(
    'does not retry a GET that got %i [PLT-014]',
    (status) => {
      expect(retryDelay('GET', status, 0)).toBeNull();
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('never repeats a %s, whatever went wrong [PLT-014]', (method) => {
    for (const status of [null, 502, 503, 504]) expect(retryDelay(method, status, 0)).toBeNull();
  });
});
