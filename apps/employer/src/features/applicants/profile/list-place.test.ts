import { describe, expect, it } from 'vitest';
import { listQueryOf, neighborIndex, profileAddress, readListPlace } from './list-place.ts';

describe('The list a profile was opened from', () => {
  it('is written to the URL and read back [APP-012]', () => {
    const address = profileAddress(7, { status: 'in_progress', query: 'ana & co', rating: 4 }, 'name:asc', 3);
    const [path, query] = address.split('?');
    expect(path).toBe('/applicant/7');
    const place = readListPlace(new URLSearchParams(query));
    expect(place?.at).toBe(3);
    expect(listQueryOf(place?.list ?? '')).toEqual({
      status: 'in_progress',
      query: 'ana & co',
      rating: '4',
      order: 'name:asc',
    });
  });

  it.each(['', 'list=a%3Db', 'list=a%3Db&at=-1', 'list=a%3Db&at=two', 'at=2'])(
    'is none where the address says “%s” [APP-012]',
    (query) => {
      expect(readListPlace(new URLSearchParams(query))).toBeNull();
    },
  );

  it('sends only parameters that the endpoint knows [APP-012]', () => {
    expect(listQueryOf('status=hired&evil=1&page=9')).toEqual({ status: 'hired' });
  });

  it('continues with the applicant who moved up when one left the list [APP-012]', () => {
    expect(neighborIndex(3, 1, true)).toBe(4);
    expect(neighborIndex(3, 1, false)).toBe(3);
    expect(neighborIndex(3, -1, false)).toBe(2);
  });
});
