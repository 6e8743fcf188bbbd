// Previews the profiles of a list without leaving it.

import { Suspense } from 'react';
import { type LazyPage, lazyPage } from '../../../platform/chunks/lazy-page.tsx';

interface PanelProps {
  applicationId: number;
  place: { index: number; total: number };
  onClose: () => void;
  onMove: (step: 1 | -1) => void;
}

const ProfilePanel: LazyPage<PanelProps> = lazyPage<PanelProps>(() => import('../profile/ProfilePanel.tsx'));

interface Props {
  rows: readonly { id: number }[];
  /** The previewed applicant; null while the panel is closed. */
  shown: number | null;
  onShow: (id: number | null) => void;
}

export function PreviewPanel({ rows, shown, onShow }: Props) {
  const index = rows.findIndex(({ id }) => id === shown);
  if (shown === null || index < 0) return null;
  return (
    <Suspense>
      <ProfilePanel
        applicationId={shown}
        place={{ index, total: rows.length }}
        onClose={() => onShow(null)}
        onMove={(step) => onShow(rows[index + step]?.id ?? shown)}
      />
    </Suspense>
  );
}
