// Routes for setting up companies.
import {
  createSupportedCompany,
  getSetup,
  requirePasswordReset,
  setUpCompany,
} from '@onward/contract/staff/new-company';
import type { App } from '../../../platform/app.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import * as companies from './companies.service.ts';

export const companiesRoutes = (app: App): Route[] => [
  route(getSetup, async (call) => {
    const expiresAt = await companies.describeSetup(call, call.params.token);
    return { setup: { expires_at: expiresAt.toISOString() } };
  }),
  route(setUpCompany, async (call) => {
    const { company, location, admin } = call.body;
    const entry = { company, location: { ...location, brand: location.brand ?? '' }, admin };
    await companies.setUpCompany(app, call, call.params.token, entry);
    return undefined;
  }),
  route(createSupportedCompany, async (call) => {
    const { company, location, admin } = call.body;
    const entry = { company, location: { ...location, brand: location.brand ?? '' }, admin };
    return { company: await companies.createCompanyForSupport(app, call, entry) };
  }),
  route(requirePasswordReset, async (call) => {
    await companies.requirePasswordReset(app, call, call.params.id, call.body.email);
    return undefined;
  }),
];
