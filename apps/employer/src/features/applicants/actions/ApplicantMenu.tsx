// The actions for one applicant; unavailable ones are listed with their reasons on request (APP-019, AHD-005).
import type { ApplicationRow } from '@onward/contract/applicants/application';
import { isDestructive } from '@onward/domain/applicants/actions/catalog';
import type { ActionName, ApplicantScreen } from '@onward/domain/applicants/actions/codes';
import { CircleHelp, Merge, RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../../design/lists/RowMenu.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { reactivate, type Target } from '../applicants.api.ts';
import { nameOf } from '../applicants.list.ts';
import { MergeDialog } from '../persons/MergeDialog.tsx';
import { ACTION_ICONS } from './action-icons.ts';
import { useOfferedActions } from './offered-actions.ts';
import { WhyNotDialog } from './WhyNotDialog.tsx';

interface Props {
  applicant: ApplicationRow;
  screen: ApplicantScreen;
  onStart: (action: ActionName, target: Target) => void;
}

export function ApplicantMenu({ applicant, screen, onStart }: Props) {
  const { t } = useTranslation();
  const target = useMemo<Target>(() => ({ kind: 'rows', rows: [applicant] }), [applicant]);
  const { actions, whyNot } = useOfferedActions(target, screen);
  const mayEdit = useAccess().may({ permission: 'edit_applicant', writes: true });
  const [asking, setAsking] = useState(false);
  const merging = useDialog<number>();
  const bringBack = async () => {
    await reactivate(applicant.id);
    toasts.success(t('applicants:actions.reactivated', { name: nameOf(applicant) }));
  };
  return (
    <>
      <RowMenu
        label={t('applicants:actions.menuOf', { name: nameOf(applicant) })}
        actions={[
          ...(applicant.status === 'inactive' && mayEdit
            ? [
                {
                  key: 'reactivate',
                  label: t('applicants:actions.reactivate'),
                  icon: <RotateCcw size={15} />,
                  // The shared handler has shown the error.
                  run: () => void bringBack().catch(() => null),
                },
              ]
            : []),
          ...actions.map((action) => {
            const Icon = ACTION_ICONS[action];
            return {
              key: action,
              label: t(`applicants:actions.names.${action}`),
              icon: Icon ? <Icon size={15} /> : null,
              danger: isDestructive(action) && action !== 'mark_inactive',
              run: () => onStart(action, target),
            };
          }),
          ...(mayEdit
            ? [
                {
                  key: 'duplicates',
                  label: t('applicants:persons.merge.action'),
                  icon: <Merge size={15} />,
                  run: () => merging.show(applicant.person_id),
                },
              ]
            : []),
          ...(whyNot.length > 0
            ? [
                {
                  key: 'why',
                  label: t('applicants:actions.whyNot'),
                  icon: <CircleHelp size={15} />,
                  run: () => setAsking(true),
                },
              ]
            : []),
        ]}
      />
      {merging.subject !== null && (
        <MergeDialog key={merging.visit} personId={merging.subject} open={merging.open} onClose={merging.close} />
      )}
      <WhyNotDialog open={asking} whyNot={whyNot} onClose={() => setAsking(false)} />
    </>
  );
}
