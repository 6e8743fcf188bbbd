// How an integration's state is shown: its status, or that the plan lacks it.
import type { Integration } from '@onward/contract/integrations/integrations';
import { definitionOf } from '@onward/domain/integrations/nicknames';
import type { IntegrationStatus } from '@onward/domain/integrations/states';
import { CircleAlert, CircleCheck, CircleDashed, Clock3, Lock } from 'lucide-react';
import type { PillLook } from '../../design/status/Pill.tsx';
import { type Access, useAccess } from '../../platform/access.ts';

/** The text is `integrations:states.<state>`. */
export type ShownState = IntegrationStatus | 'locked';

export const STATE_LOOKS: Record<ShownState, PillLook> = {
  not_connected: { tone: 'neutral', icon: CircleDashed },
  pending: { tone: 'amber', icon: Clock3 },
  active: { tone: 'green', icon: CircleCheck },
  error: { tone: 'red', icon: CircleAlert },
  locked: { tone: 'neutral', icon: Lock },
};

export function shownState({ nickname, status }: Integration, { may }: Access): ShownState {
  const { module } = definitionOf(nickname);
  return module && !may({ module }) ? 'locked' : status;
}

const EDIT = { permission: 'edit_integration', writes: true } as const;

export const useEditDecision = () => useAccess().decide(EDIT);
