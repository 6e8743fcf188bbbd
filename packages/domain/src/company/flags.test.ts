import { describe, expect, it } from 'vitest';
import { FLAGS, isFlagOn } from './flags.ts';

describe('flags', () => {
  it('control the new home, the language switch, the message widget and the required phone [CMP-005, IDN-035]', () => {
    expect([...FLAGS].toSorted()).toEqual(['homepage_redesign', 'language_switch', 'message_widget', 'phone_required']);
  });

  it.each(FLAGS)('have %s on when true, off when false or absent [CMP-005]', (flag) => {
    expect(isFlagOn({ [flag]: true }, flag)).toBe(true);
    expect(isFlagOn({ [flag]: false }, flag)).toBe(false);
    expect(isFlagOn({ [flag]: undefined }, flag)).toBe(false);
    expect(isFlagOn({}, flag)).toBe(false);
  });

  it('do not affect each other [CMP-005]', () => {
    expect(isFlagOn({ homepage_redesign: true }, 'language_switch')).toBe(false);
  });
});
