// Sends offers to one or to many: documents, terms for each person, signers, and what each of them gets (OFR-004).
import { Button } from 'antd';
import { CircleAlert, FileSignature } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../design/overlays/Dialog.tsx';
import { LeaveDialog } from '../../../../design/overlays/LeaveDialog.tsx';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import type { SendOfferDialogProps } from '../../../../platform/room-parts.ts';
import { useGuardedClose } from '../../../../platform/use-unsaved-changes.ts';
import { OfferPreview } from './OfferPreview.tsx';
import styles from './SendOfferDialog.module.css';
import { DocumentsAndEnd, SignersAndMessage } from './SendOfferFields.tsx';
import { TermsTable } from './TermsTable.tsx';
import { useSendOffer } from './use-send-offer.ts';

export default function SendOfferDialog({ open, ...props }: SendOfferDialogProps) {
  const { t } = useTranslation();
  const { people, replaces, onClose } = props;
  const draft = useSendOffer(props);
  const [at, setAt] = useState(0);
  const { close, question } = useGuardedClose({ open, dirty: draft.isDirty, busy: draft.isBusy, onClose });
  const title =
    people.length === 1
      ? t('offers:send.titleOne', { name: people[0]?.name ?? '' })
      : t('offers:send.title', { count: people.length });
  return (
    <>
      <Dialog
        open={open}
        title={title}
        width="wide"
        onClose={close}
        dirty={draft.isBusy}
        actions={
          <>
            {draft.isChecked && draft.problems.length > 0 && (
              <p className={styles.problem} role="alert">
                <CircleAlert size={15} aria-hidden="true" />
                {draft.problems.join(' ')}
              </p>
            )}
            <Button onClick={close} disabled={draft.isBusy}>
              {t('shell:cancel')}
            </Button>
            <Button
              type="primary"
              icon={<FileSignature size={16} aria-hidden="true" />}
              loading={draft.isBusy}
              onClick={() => void draft.send()}
            >
              {t('offers:send.submit', { count: people.length })}
            </Button>
          </>
        }
      >
        <div className={styles.columns}>
          <div className={styles.entries}>
            <FormAlert failure={draft.failure} />
            {replaces && <p className={styles.replaces}>{t('offers:send.replaces')}</p>}
            <DocumentsAndEnd draft={draft} />
            {draft.used.length > 0 && (
              <section>
                <h3 className={styles.heading}>{t('offers:send.terms')}</h3>
                <TermsTable {...draft} refused={draft.failure?.fields ?? {}} onChange={draft.setRows} />
              </section>
            )}
            <SignersAndMessage draft={draft} />
          </div>
          <OfferPreview
            templateIds={draft.templateIds}
            people={draft.previewed}
            at={Math.min(at, Math.max(0, draft.previewed.length - 1))}
            onTurn={setAt}
          />
        </div>
      </Dialog>
      <LeaveDialog question={question} />
    </>
  );
}
