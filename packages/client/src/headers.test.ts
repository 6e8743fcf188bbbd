import { expect, test } from 'vitest';
import { callerHeaders } from './headers.ts';

const context = {
  token: 'abc',
  companyId: 12,
  route: '/job-postings',
  locale: 'fr',
  timezoneOffset: 420,
  timezoneName: 'America/Denver',
};

test('a signed-in call sends token, company, route, time zone and language [PLT-004]', () => {
  expect(callerHeaders(context)).toEqual({
    Authorization: 'Bearer abc',
    TimezoneOffset: '420',
    TimezoneName: 'America/Denver',
    'ws-company-id': '12',
    'ws-event-path': '/job-postings',
    locale: 'fr',
  });
});

test('without a token only the language is sent [PLT-004]', () => {
  expect(callerHeaders({ ...context, token: null })).toEqual({ locale: 'fr' });
});

test('the language defaults to English and no company means no company header [PLT-004]', () => {
  const headers = callerHeaders({ ...context, companyId: null, locale: null });
  expect(headers.locale).toBe('en');
  expect(headers).not.toHaveProperty('ws-company-id');
});

test('viewing as a role sends the role and the location [AHD-005]', () => {
  expect(callerHeaders({ ...context, seeAs: { roleId: 4, locationId: 7 } })).toMatchObject({
    'see-as-role-id': '4',
    'see-as-location-id': '7',
  });
  const anywhere = callerHeaders({ ...context, seeAs: { roleId: 4, locationId: null } });
  expect(anywhere).toHaveProperty('see-as-role-id', '4');
  expect(anywhere).not.toHaveProperty('see-as-location-id');
  expect(callerHeaders({ ...context, seeAs: null })).not.toHaveProperty('see-as-role-id');
});
