import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyPath,
  careerPath,
  locationIdOf,
  locationPart,
  positionKeyOf,
  positionPart,
  publicShareTargets,
  SHARE_POP_UP,
  SHARE_TARGETS,
  shareAddress,
  sharedLink,
  slug,
  taggedLink,
} from './career-links.ts';

describe('career links', () => {
  it.each([
    ['Shift Leader', 'shift-leader'],
    ['  Café & Bar — Night! ', 'cafe-bar-night'],
    ['C++ / C#', 'c-c'],
    ['São Paulo', 'sao-paulo'],
    ['厨师', ''],
    ['---', ''],
  ])('write %j as %j [JOB-048]', (text, expected) => {
    expect(slug(text)).toBe(expected);
  });

  it('add each level to the one before [JOB-048, CAR-001]', () => {
    const company = { digest_key: 'larkfieldgrp' };
    const brand = { friendly_id: 'tidewater' };
    const location = { id: 7, city: 'Atlanta' };
    const position = { title: 'Barista', digest_key: 'abc234' };
    expect(careerPath({ company })).toBe('/j/larkfieldgrp');
    expect(careerPath({ company, brand })).toBe('/j/larkfieldgrp/tidewater');
    expect(careerPath({ company, brand, location })).toBe('/j/larkfieldgrp/tidewater/atlanta-7');
    expect(careerPath({ company, brand, location, position })).toBe(
      '/j/larkfieldgrp/tidewater/atlanta-7/barista-abc234',
    );
    expect(careerPath({ company, location, position })).toBe('/j/larkfieldgrp');
    expect(applyPath('larkfieldgrp', 'abc234')).toBe('/positions/larkfieldgrp/abc234/apply');
  });

  it('use remote for a location without a city, and only the key without a title [JOB-048]', () => {
    expect(locationPart({ id: 3, city: null })).toBe('remote-3');
    expect(locationPart({ id: 3, city: '  ' })).toBe('remote-3');
    expect(positionPart({ title: '厨师', digest_key: 'abc' })).toBe('abc');
  });

  it('are parsed by id and key alone, whatever comes before [CAR-001]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.string(), (id, text) => {
        expect(locationIdOf(locationPart({ id, city: text }))).toBe(id);
        expect(positionKeyOf(positionPart({ title: text, digest_key: 'aB3xYz' }))).toBe('aB3xYz');
      }),
    );
    expect(locationIdOf('atlanta')).toBeNull();
  });

  it.each(SHARE_TARGETS)('shared on %s carry a tag only where visitors are counted [JOB-049]', (target) => {
    const tagged = ['twitter', 'linkedin', 'whatsapp'].includes(target);
    expect(sharedLink('https://x.test/j', target)).toBe(
      tagged ? `https://x.test/j?referer_source=${target}` : 'https://x.test/j',
    );
    const address = shareAddress(target, 'https://x.test/j', 'A & B', '1234567890');
    if (target === 'google_plus') expect(address).toBeNull();
    else expect(address).toContain(encodeURIComponent('https://x.test/j'));
  });

  it('are offered to applicants on Messenger only with an app id, and never on a closed network [JOB-049, CAR-003]', () => {
    const others = ['facebook', 'twitter', 'linkedin', 'whatsapp'];
    expect(publicShareTargets(null)).toEqual(others);
    expect(publicShareTargets('1234567890')).toEqual(['messenger', ...others]);
    expect(shareAddress('messenger', 'https://x.test/j', 'Cook', null)).toBeNull();
    expect(shareAddress('messenger', 'https://x.test/j', 'Cook', '1234567890')).toContain('?app_id=1234567890&link=');
  });

  it('keep the query they have, and open in a pop-up of 550x400 [JOB-049]', () => {
    expect(taggedLink('https://x.test/?a=1', 'indeed')).toBe('https://x.test/?a=1&referer_source=indeed');
    expect(taggedLink('https://x.test/', null)).toBe('https://x.test/');
    expect(SHARE_POP_UP).toEqual({ width: 550, height: 400 });
  });
});
