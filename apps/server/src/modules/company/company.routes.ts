// The doors of the company room.
import {
  getBetaFeatures,
  getGrowthFlags,
  getSettings,
  listPermittedBrands,
  openSupportTicket,
} from '@onward/contract/company';
import type { House } from '../../platform/house.ts';
import { type Route, route } from '../../platform/http/route.ts';
import * as company from './company.service.ts';
import { appSettings } from './company.settings.ts';

export const companyRoutes = (house: House): Route[] => [
  route(getSettings, async () => appSettings()),
  route(listPermittedBrands, async ({ tx, access }) => ({ brands: await company.listPermittedBrands(tx, access) })),
  route(getBetaFeatures, async (call) => ({ betas: await company.betaFeatures(call, call.params.id) })),
  route(getGrowthFlags, async (call) => ({ features: await company.growthFlags(call) })),
  route(openSupportTicket, async (call) => ({
    support_ticket: await company.openSupportTicket(house, call, call.body.support_ticket),
  })),
];
