// The routes of the company room.
import {
  createBrand,
  deleteBrand,
  listPermittedBrands,
  restoreBrand,
  updateBrand,
} from '@onward/contract/company/brands';
import {
  getBetaFeatures,
  getCompany,
  getGrowthFlags,
  getLogo,
  getSettings,
  openSupportTicket,
  updateCompany,
} from '@onward/contract/company/company';
import {
  createReferral,
  listReferrals,
  listSupportedReferrals,
  rewardReferral,
} from '@onward/contract/company/referrals';
import {
  createSignUpRequest,
  deleteSignUpRequest,
  listSignUpRequests,
} from '@onward/contract/company/sign-up-requests';
import {
  getSupportedCompany,
  listSupportChanges,
  listSupportedCompanies,
  updateSupportedCompany,
} from '@onward/contract/company/support';
import { openSupportChat as openChatEndpoint } from '@onward/contract/company/support-chat';
import { recordPaywallView, recordSignUpVisit, requestUpgrade } from '@onward/contract/company/upgrades';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { App } from '../../platform/app.ts';
import { pageFacts, pageWindow } from '../../platform/database/lists.ts';
import { type Route, route } from '../../platform/http/route.ts';
import * as brands from './brands.service.ts';
import * as company from './company.service.ts';
import * as profile from './profile.service.ts';
import { showLogo } from './serve-logos.ts';
import { appSettings } from './settings.service.ts';
import * as referrals from './signing-up/referrals.service.ts';
import { listSupportedReferrals as listRewardable, rewardReferral as reward } from './signing-up/reward-referral.ts';
import * as signUps from './signing-up/sign-up-requests.service.ts';
import * as support from './support.service.ts';
import { openSupportChat } from './support-chat.service.ts';
import * as upgrades from './upgrades.service.ts';

export const companyRoutes = (app: App, { files, groups }: brands.BrandParts): Route[] => [
  route(getSettings, (call) => appSettings(call, app.config.sms.from)),
  route(getCompany, async (call) => ({ company: await profile.getCompany(call, call.params.id) })),
  route(updateCompany, async (call) => ({
    company: await profile.updateCompany(call, files, call.params.id, call.body.company),
  })),
  route(getLogo, ({ tx, params }) => showLogo(tx, files, params.company_id, params.key)),
  route(getBetaFeatures, async (call) => ({ betas: await company.betaFeatures(call, call.params.id) })),
  route(getGrowthFlags, async (call) => ({ features: await company.growthFlags(call) })),
  route(openSupportTicket, async (call) => ({
    support_ticket: await company.openSupportTicket(app, call, call.body.support_ticket),
  })),
  ...brandRoutes({ files, groups }),
  ...upgradeRoutes(app),
  ...supportRoutes(app),
];

const brandRoutes = (parts: brands.BrandParts): Route[] => [
  route(listPermittedBrands, async ({ tx, access }) => ({ brands: await brands.listPermittedBrands(tx, access) })),
  route(createBrand, async (call) => ({ brand: await brands.createBrand(call, parts.files, call.body.brand) })),
  route(updateBrand, async (call) => ({
    brand: await brands.updateBrand(call, parts.files, call.params.id, call.body.brand),
  })),
  route(deleteBrand, async (call) => {
    await brands.deleteBrand(call, parts, call.params.id);
    return undefined;
  }),
  route(restoreBrand, async (call) => ({ brand: await brands.restoreBrand(call, parts, call.params.id) })),
];

const upgradeRoutes = (app: App): Route[] => [
  route(requestUpgrade, async (call) => {
    const { upgrade_request, ...paywall } = call.body;
    return { upgrade_request: await upgrades.requestUpgrade(app, call, paywall, upgrade_request) };
  }),
  route(recordPaywallView, async (call) => ({ upgrade_request: await upgrades.recordPaywallView(call, call.body) })),
  route(recordSignUpVisit, async ({ tx, body }) => {
    await upgrades.recordSignUpVisit(tx, body.anonymous_id);
    return undefined;
  }),
  route(createSignUpRequest, async ({ tx, body }) => {
    await signUps.createSignUpRequest(app, tx, body.sign_up_request);
    return undefined;
  }),
  route(listSignUpRequests, async ({ tx, query }) => {
    const window = pageWindow(query, ['id'] as const, { field: 'id', direction: 'desc' }, DEFAULT_PAGE_SIZE);
    const { requests, totalCount } = await signUps.listSignUpRequests(tx, window);
    return { sign_up_requests: requests, ...pageFacts(window, totalCount) };
  }),
  route(deleteSignUpRequest, async ({ tx, params }) => {
    await signUps.deleteSignUpRequest(tx, params.id);
    return undefined;
  }),
  route(listSupportedReferrals, async ({ tx, query }) => {
    const window = pageWindow(query, ['id'] as const, { field: 'id', direction: 'desc' }, DEFAULT_PAGE_SIZE);
    const { referrals: listed, totalCount } = await listRewardable(tx, window);
    return { referrals: listed, ...pageFacts(window, totalCount) };
  }),
  route(rewardReferral, async (call) => ({ referral: await reward(call, call.params.id) })),
  route(listReferrals, (call) => referrals.listReferrals(app, call)),
  route(createReferral, async (call) => ({
    referral: await referrals.createReferral(app, call, call.body.referral),
  })),
];

const supportRoutes = (app: App): Route[] => [
  route(openChatEndpoint, async (call) => ({
    support_chat: await openSupportChat(app, call, call.body.support_chat),
  })),
  route(listSupportedCompanies, async (call) => {
    const byName = { field: 'name', direction: 'asc' } as const;
    const window = pageWindow(call.query, ['name', 'created_at'] as const, byName, DEFAULT_PAGE_SIZE);
    const { companies, totalCount } = await support.listSupportedCompanies(call, call.query.query, window);
    return { companies, ...pageFacts(window, totalCount) };
  }),
  route(listSupportChanges, async (call) => ({ support_changes: await support.listSupportChanges(call) })),
  route(getSupportedCompany, (call) => support.getSupportedCompany(call, call.params.id)),
  route(updateSupportedCompany, async (call) => ({
    company: await support.updateSupportedCompany(call, call.params.id, call.body.company),
  })),
];
