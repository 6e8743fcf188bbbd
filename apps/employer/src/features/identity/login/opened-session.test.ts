import { expect, test } from 'vitest';
import { openedSession } from './opened-session.ts';

const company = (id: number) => ({ id, name: `Company ${id}`, uuid: `uuid-${id}` });

test('a sign-in with one company selects it at once [IDN-012]', () => {
  const answer = { token: 'secret', user_id: 4, require_select_company: false, companies: [company(7)] };
  expect(openedSession(answer)).toEqual({ token: 'secret', companyPending: false, companyId: 7 });
});

test('a sign-in with several companies waits for the choice [IDN-011]', () => {
  const answer = { token: 'secret', user_id: 4, require_select_company: true, companies: [company(7), company(9)] };
  expect(openedSession(answer)).toEqual({ token: 'secret', companyPending: true, companyId: null });
});

test('support staff belong to no company and choose none [IDN-002]', () => {
  const answer = { token: 'secret', user_id: 4, require_select_company: false, companies: [] };
  expect(openedSession(answer)).toEqual({ token: 'secret', companyPending: false, companyId: null });
});
