// Routes for setting up companies.
import type { BodyOf } from '@onward/contract/endpoint';
import {
  createSupportedCompany,
  getSetup,
  requirePasswordReset,
  setUpCompany,
} from '@onward/contract/staff/new-company';
import type { NewCompanyEntry } from '@onward/domain/staff/new-company';
import type { App } from '../../../platform/app.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import * as companies from './companies.service.ts';

export const companiesRoutes = (app: App): Route[] => [
  route(getSetup, async (call) => {
    const expiresAt = await companies.describeSetup(call, call.params.token);
    return { setup: { expires_at: expiresAt.toISOString() } };
  }),
  route(setUpCompany, async (call) => {
    await companies.setUpCompany(app, call, call.params.token, entryOf(call.body));
    return undefined;
  }),
  route(createSupportedCompany, async (call) => ({
    company: await companies.createCompanyForSupport(app, call, entryOf(call.body)),
  })),
  route(requirePasswordReset, async (call) => {
    await companies.requirePasswordReset(app, call, call.params.id, call.body.email);
    return undefined;
  }),
];

const entryOf = ({
  location,
  ...entry
}: BodyOf<typeof setUpCompany> | BodyOf<typeof createSupportedCompany>): NewCompanyEntry => ({
  ...entry,
  location: { ...location, brand: location.brand ?? '' },
});
