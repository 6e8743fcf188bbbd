import { expect, it } from 'vitest';
import { changeByOthers } from './change-by-others.ts';

const line = (id: number, actor: 'staff' | 'applicant' | 'automation', staff_name: string | null = null) => ({
  id,
  actor,
  staff_name,
});

it('names the team member who changed the applicant since, and no one for the user’s own changes [APP-037, AHD-021]', () => {
  expect(changeByOthers([line(9, 'staff', 'Dana'), line(8, 'staff', 'Me')], 7, 'Me')).toBe('Dana');
  expect(changeByOthers([line(9, 'staff', 'Me')], 7, 'Me')).toBeNull();
  expect(changeByOthers([line(7, 'staff', 'Dana')], 7, 'Me')).toBeNull();
});

it('reports changes by the applicant or a rule without a name [APP-037]', () => {
  expect(changeByOthers([line(9, 'applicant')], 7, 'Me')).toBe('');
  expect(changeByOthers([line(9, 'automation')], 7, 'Me')).toBe('');
});
