// Previews the profiles of a list without leaving it. The place is told for the whole list, and moving goes on to the
// pages before and after (APP-012).

import { Suspense } from 'react';
import { focusAfterOverlays } from '../../../design/overlays/focus-when-free.ts';
import { type LazyPage, lazyPage } from '../../../platform/chunks/lazy-page.tsx';
import { rowLink } from '../../../platform/lists/use-list-keys.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { type ListPlace, neighborIndex, placedAddress } from '../profile/list-place.ts';
import { placeQuery } from '../profile/profile.api.ts';

interface PanelProps {
  applicationId: number;
  place: { index: number; total: number };
  pageTo: string;
  onClose: () => void;
  onMove: (step: 1 | -1) => void;
}

const ProfilePanel: LazyPage<PanelProps> = lazyPage<PanelProps>(() => import('../profile/ProfilePanel.tsx'));

export interface Previewed extends ListPlace {
  id: number;
}

interface Props<Shown extends Previewed> {
  /** The loaded rows of the list that the previewed applicant is in. */
  rows: readonly { id: number }[];
  /** How many the whole list has. */
  total: number;
  /** The previewed applicant; null while the panel is closed. */
  shown: Shown | null;
  onShow: (previewed: Shown | null) => void;
}

export function PreviewPanel<Shown extends Previewed>({ rows, total, shown, onShow }: Props<Shown>) {
  if (shown === null) return null;
  const move = async (step: 1 | -1) => {
    const next = await neighborOf(shown, rows, step);
    if (next) onShow(next);
  };
  return (
    <Suspense>
      <ProfilePanel
        applicationId={shown.id}
        place={{ index: shown.at, total }}
        pageTo={placedAddress(shown.id, shown)}
        onClose={() => {
          onShow(null);
          focusAfterOverlays(() => rowLink(shown.id));
        }}
        onMove={(step) => void move(step).catch(() => null)}
      />
    </Suspense>
  );
}

/** The loaded neighbor, or the one on the page before or after; null at the end of the list. */
async function neighborOf<Shown extends Previewed>(
  shown: Shown,
  rows: readonly { id: number }[],
  step: 1 | -1,
): Promise<Shown | null> {
  const index = rows.findIndex(({ id }) => id === shown.id);
  const loaded = index < 0 ? undefined : rows[index + step];
  if (loaded) return { ...shown, id: loaded.id, at: shown.at + step };
  const isStillThere = index >= 0 || (await queryClient.fetchQuery(placeQuery(shown.list, shown.at))).id === shown.id;
  const at = neighborIndex(shown.at, step, isStillThere);
  const { id } = await queryClient.fetchQuery(placeQuery(shown.list, at));
  return id === null ? null : { ...shown, id, at };
}
