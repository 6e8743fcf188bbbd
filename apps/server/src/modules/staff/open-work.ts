// A colleague's open work; later rooms that know it implement this (CMP-031).
import type { StaffOpenWork } from '@onward/contract/staff/staff';
import type { CompanyCall } from '../../platform/http/route.ts';
import { requireMayManage } from './staff.policy.ts';
import { loadStaff } from './staff.record.ts';

export interface OpenWorkParts {
  meetings(call: CompanyCall, staffId: number): Promise<Pick<StaffOpenWork, 'meetings' | 'meetings_count'>>;
  conversations(call: CompanyCall, staffId: number): Promise<number>;
  onboardingActions(call: CompanyCall, staffId: number): Promise<number>;
}

export async function openWorkOf(call: CompanyCall, id: number, parts: OpenWorkParts): Promise<StaffOpenWork> {
  requireMayManage(call.access, await loadStaff(call, id));
  return {
    ...(await parts.meetings(call, id)),
    conversations_count: await parts.conversations(call, id),
    onboarding_actions_count: await parts.onboardingActions(call, id),
  };
}
