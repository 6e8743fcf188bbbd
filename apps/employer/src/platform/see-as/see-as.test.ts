import { beforeEach, expect, test, vi } from 'vitest';

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});

const open = async () => ({ ...(await import('./see-as.ts')), ...(await import('../session/session.ts')) });

test('the choice belongs to the tab and survives a reload [AHD-005]', async () => {
  const tab = await open();
  tab.openSession({ token: 'renee', companyId: 1 });
  tab.storeSeeAs({ roleId: 4, locationId: 7 });
  vi.resetModules();
  expect((await open()).currentSeeAs()).toEqual({ roleId: 4, locationId: 7 });
});

test('the next user, or another company, does not inherit the choice [AHD-005]', async () => {
  const tab = await open();
  tab.openSession({ token: 'renee', companyId: 1 });
  tab.storeSeeAs({ roleId: 4, locationId: null });
  tab.rememberCompany(2);
  expect(tab.currentSeeAs()).toBeNull();
  tab.openSession({ token: 'tobias', companyId: 1 });
  expect(tab.currentSeeAs()).toBeNull();
});

test('invalid storage content is ignored [AHD-005]', async () => {
  sessionStorage.setItem('see_as', '{"roleId":');
  expect((await open()).currentSeeAs()).toBeNull();
});
