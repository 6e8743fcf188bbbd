// The rejection reasons panel of the company page: their order, which are offered, and the company's own (APP-026).
import { REASONS_MAX, type RejectionReason } from '@onward/domain/applicants/rejection';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { useAccess } from '../../../platform/access.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { reasonsQuery, useLiveReasons, useReasonText } from '../parts/rejection-reasons.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { ReasonRows } from './ReasonRows.tsx';
import styles from './RejectionReasonsPanel.module.css';
import { useReasonsEditor } from './use-reasons-editor.ts';

/** A reason to rename, or a new one. */
type Subject = RejectionReason | 'new';

const EDIT = { permission: 'edit_company', writes: true } as const;

export default function RejectionReasonsPanel() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(reasonsQuery());
  const mayEdit = useAccess().may(EDIT);
  const editor = useReasonsEditor(data);
  const editing = useDialog<Subject>();
  const reasonText = useReasonText();
  useLiveReasons();

  if (!data) {
    if (!error) return <SkeletonRows avatar={false} />;
    return <LoadFailure title={t('applicants:reasons.notLoaded')} error={error} onRetry={() => void refetch()} />;
  }
  const isFull = data.rejection_reasons.length >= REASONS_MAX;
  return (
    <section className={styles.panel} aria-label={t('shell:company.panels.rejection_reasons')}>
      <div className={styles.head}>
        <p className={styles.intro}>{t('applicants:reasons.intro')}</p>
        {!isFull && (
          <GuardedButton
            demand={EDIT}
            type="primary"
            icon={<Plus size={16} />}
            label={t('applicants:reasons.add')}
            onClick={() => editing.show('new')}
          />
        )}
      </div>
      <FormAlert failure={editor.failure} />
      <ReasonRows
        reasons={data.rejection_reasons}
        actions={
          mayEdit
            ? { busy: editor.busy, move: editor.move, setHidden: editor.setHidden, rename: (key) => editing.show(key) }
            : null
        }
      />
      {editing.subject && (
        <ReasonDialog
          key={editing.visit}
          open={editing.open}
          reason={data.rejection_reasons.find(({ key }) => key === editing.subject) ?? null}
          taken={data.rejection_reasons.flatMap(({ key }) => (key === editing.subject ? [] : [reasonText(key)]))}
          onSave={editor.saveName}
          onClose={editing.close}
        />
      )}
    </section>
  );
}
