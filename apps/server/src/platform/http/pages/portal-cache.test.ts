import { describe, expect, it } from 'vitest';
import { PortalCache } from './portal-cache.ts';

const page = (companyId: number) => ({ companyId, status: 200, gzip: Buffer.from('page') });

function listening(): PortalCache {
  const cache = new PortalCache((event) => event === 'job_changed');
  cache.connected();
  return cache;
}

describe('Cached pages', () => {
  it('are dropped by events of their company that change them, and by no others [CAR-003]', () => {
    const cache = listening();
    cache.keep('a', page(1), cache.mark());
    cache.keep('b', page(2), cache.mark());
    cache.onNotify('1:76:someone_applied');
    expect(cache.get('a')?.companyId).toBe(1);
    cache.onNotify('1:77:job_changed');
    expect([cache.get('a'), cache.get('b')?.companyId]).toEqual([undefined, 2]);
  });

  it('are not cached when something changed while they were rendered [CAR-003]', () => {
    const cache = listening();
    const mark = cache.mark();
    cache.onNotify('1:77:job_changed');
    cache.keep('a', page(1), mark);
    expect(cache.get('a')).toBeUndefined();
  });

  it('are not cached while the listener is disconnected [CAR-003]', () => {
    const cache = listening();
    cache.keep('a', page(1), cache.mark());
    cache.disconnected();
    cache.keep('b', page(1), cache.mark());
    cache.connected();
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined]);
  });

  it('do not grow without limit [CAR-003]', () => {
    const cache = listening();
    for (let number = 0; number <= 2_000; number += 1) cache.keep(String(number), page(1), cache.mark());
    expect([cache.get('0'), cache.get('2000')?.companyId]).toEqual([undefined, 1]);
  });
});
