// Zoom stops at its ends, and four quarter turns are none.
import { expect, it } from 'vitest';
import { canZoom, FIRST_VIEW, turned, zoomed } from './paper-view.ts';

it('enlarges in steps and stops at both ends [ONB-046]', () => {
  const steps = [FIRST_VIEW];
  for (let at = 0; at < 5; at += 1) steps.push(zoomed(steps[at] ?? FIRST_VIEW, 'in'));
  expect(steps.map(({ zoom }) => zoom)).toEqual([1, 1.5, 2, 3, 3, 3]);
  expect([canZoom(FIRST_VIEW, 'out'), canZoom(FIRST_VIEW, 'in')]).toEqual([false, true]);
  expect(canZoom(steps[3] ?? FIRST_VIEW, 'in')).toBe(false);
  expect(zoomed(FIRST_VIEW, 'out')).toEqual(FIRST_VIEW);
});

it('turns by quarters [ONB-046]', () => {
  expect(turned(turned(FIRST_VIEW)).turns).toBe(2);
  expect(turned(turned(turned(turned(FIRST_VIEW))))).toEqual(FIRST_VIEW);
});
