// Merged applicants of a company; support staff can undo a merge within 30 days (AHD-002).
import type { PersonMerge } from '@onward/contract/applicants/persons';
import { Button } from 'antd';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../design/overlays/ConfirmDialog.tsx';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { relativeTime } from '../../../../platform/language/relative-time.ts';
import { SupportList } from '../SupportList.tsx';
import styles from '../SupportRow.module.css';
import { personMergesQuery, takeApart } from './person-merges.api.ts';

export function PersonMerges({ companyId }: { companyId: number }) {
  const { t } = useTranslation();
  const undoing = useDialog<PersonMerge>();
  const undo = async (merge: PersonMerge) => {
    await takeApart(companyId, merge.id);
    toasts.success(t('company:support.merges.done', namesOf(merge)));
    undoing.close();
  };
  const texts = (key: string) => t(`company:support.merges.${key}`, undoing.subject ? namesOf(undoing.subject) : {});
  return (
    <>
      <SupportList
        name="merges"
        title={t('company:support.merges.title')}
        texts={{
          notLoaded: t('company:support.merges.notLoaded'),
          emptyTitle: t('company:support.merges.none'),
          emptyText: t('company:support.merges.noneText'),
          count: (count) => t('company:support.merges.count', { count }),
        }}
        query={(page) => personMergesQuery(companyId, page)}
        rowsOf={({ person_merges }) =>
          person_merges.map((merge) => <MergeRow key={merge.id} merge={merge} onUndo={() => undoing.show(merge)} />)
        }
      />
      <ConfirmDialog
        open={undoing.open}
        title={texts('undoTitle')}
        text={texts('undoText')}
        confirmLabel={texts('undoConfirm')}
        // The shared handler shows the error.
        onConfirm={() => undoing.subject && undo(undoing.subject).catch(() => null)}
        onCancel={undoing.close}
      />
    </>
  );
}

const namesOf = ({ merged_name, kept_name }: PersonMerge) => ({ merged: merged_name, kept: kept_name });

function MergeRow({ merge, onUndo }: { merge: PersonMerge; onUndo: () => void }) {
  const { t, i18n } = useTranslation();
  const { merged_by, merged_at, undone_at, can_undo } = merge;
  const meta = [
    merged_by && t('company:support.merges.by', { name: merged_by }),
    relativeTime(new Date(merged_at), new Date(), i18n.language),
  ];
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.line}>{t('company:support.merges.line', namesOf(merge))}</p>
        <p className={styles.meta}>{meta.filter(Boolean).join(' · ')}</p>
      </div>
      {can_undo ? (
        <Button
          icon={<Undo2 size={15} />}
          aria-label={t('company:support.merges.undoOf', namesOf(merge))}
          onClick={onUndo}
        >
          {t('company:support.merges.undo')}
        </Button>
      ) : (
        <span className={styles.meta}>
          {t(undone_at ? 'company:support.merges.undone' : 'company:support.merges.tooLate')}
        </span>
      )}
    </li>
  );
}
