// Legal holds that are in force, each of which can be released.
import type { LegalHold } from '@onward/contract/privacy/people';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useDates } from '../../../platform/language/use-dates.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { PersonRows } from '../PersonRows.tsx';
import { holdsQuery, releaseHold } from '../privacy.api.ts';
import { SideCard } from '../SideCard.tsx';

export function HoldsCard() {
  const { t } = useTranslation();
  const { dayOfTime } = useDates();
  const { data } = useQuery(holdsQuery);
  const releasing = useDialog<LegalHold>();
  const name = releasing.subject?.name ?? '';
  const release = async () => {
    if (releasing.subject) await releaseHold(releasing.subject.id);
    toasts.success(t('privacy:hold.released'));
    releasing.close();
  };
  return (
    <SideCard title={t('privacy:hold.card')} beside={data?.total_count || undefined}>
      {data?.total_count === 0 && <p>{t('privacy:hold.none')}</p>}
      <PersonRows
        rows={(data?.legal_holds ?? []).map((hold) => ({
          key: hold.id,
          name: hold.name,
          title:
            hold.application_id === null ? (
              hold.name
            ) : (
              <Link to={paths.applicant(hold.application_id)}>{hold.name}</Link>
            ),
          text: `${hold.reason} · ${t('privacy:hold.since', { day: dayOfTime(hold.placed_at) })}`,
          beside: (
            <Button size="small" onClick={() => releasing.show(hold)}>
              {t('privacy:hold.release')}
            </Button>
          ),
        }))}
      />
      <ConfirmDialog
        open={releasing.open}
        title={t('privacy:hold.releaseTitle', { name })}
        text={t('privacy:hold.releaseText')}
        confirmLabel={t('privacy:hold.release')}
        // The shared handler shows why it failed.
        onConfirm={() => release().catch(() => null)}
        onCancel={releasing.close}
      />
    </SideCard>
  );
}
