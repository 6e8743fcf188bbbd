// Orders a background check for one or many: where they will work, the package, and what happens next (CHK-005).
import { CHECKS_AT_ONCE_MAX } from '@onward/domain/background-checks/orders';
import { Button } from 'antd';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../design/overlays/Dialog.tsx';
import { LeaveDialog } from '../../../../design/overlays/LeaveDialog.tsx';
import { EmptyState } from '../../../../design/page/EmptyState.tsx';
import { ErrorBlock } from '../../../../design/page/ErrorBlock.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import type { OrderCheckDialogProps } from '../../../../platform/room-parts.ts';
import { useGuardedClose } from '../../../../platform/use-unsaved-changes.ts';
import { usePackageTexts } from '../use-package-texts.ts';
import { NotSetUp } from './NotSetUp.tsx';
import styles from './OrderCheckDialog.module.css';
import { Certification, PackageChoice, WorkLocation } from './OrderFields.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { Refusals } from './Refusals.tsx';
import { type OrderDraft, useOrderCheck } from './use-order-check.ts';

export default function OrderCheckDialog(props: OrderCheckDialogProps) {
  const { t } = useTranslation();
  const { people, about, open, onClose } = props;
  const draft = useOrderCheck(props);
  const { close, question } = useGuardedClose({ open, dirty: draft.isDirty, busy: draft.isBusy, onClose });
  const [only] = people?.length === 1 ? people : [];
  const name = only?.firstName ?? null;
  return (
    <>
      <Dialog
        open={open}
        width="preview"
        title={
          only
            ? t('background-checks:order.titleOne', { name: only.name })
            : people
              ? t('background-checks:order.title', { count: people.length })
              : t('background-checks:order.titleMany')
        }
        onClose={close}
        dirty={draft.isBusy}
        actions={<Footer draft={draft} name={name} onClose={close} />}
      >
        {people === null ? (
          <EmptyState
            kind="no_match"
            title={t('background-checks:order.tooMany', { count: CHECKS_AT_ONCE_MAX })}
            text={t('background-checks:order.tooManyText')}
          />
        ) : (
          <>
            {about && <p className={styles.about}>{about}</p>}
            <Content draft={draft} name={name} />
          </>
        )}
      </Dialog>
      <LeaveDialog question={question} />
    </>
  );
}

interface ContentProps {
  draft: OrderDraft;
  /** Of the only person. */
  name: string | null;
}

function Content({ draft, name }: ContentProps) {
  const { t } = useTranslation();
  if (draft.isError) return <ErrorBlock title={t('background-checks:order.failed')} onRetry={draft.reload} />;
  if (draft.isLoading) return <SkeletonRows />;
  return (
    <div className={styles.columns}>
      <div className={styles.entries}>
        <FormAlert failure={draft.failure} />
        <Refusals people={draft.options.people} />
        <WorkLocation draft={draft} name={name} />
        {draft.picked ? (
          <>
            <PackageChoice draft={draft} />
            <Certification draft={draft} />
          </>
        ) : (
          draft.options.people.some(({ refusal }) => refusal === 'not_set_up') && <NotSetUp />
        )}
      </div>
      {draft.picked && (
        <OrderSteps
          name={name}
          people={draft.options.people}
          picked={draft.picked}
          nextStage={draft.options.next_stage}
        />
      )}
    </div>
  );
}

interface FooterProps {
  draft: OrderDraft;
  /** Of the only person. */
  name: string | null;
  onClose: () => void;
}

/** The button repeats what is ordered and what it costs. */
function Footer({ draft, name, onClose }: FooterProps) {
  const { t } = useTranslation();
  const { price } = usePackageTexts();
  const { picked } = draft;
  return (
    <>
      {picked && (
        <p className={styles.free}>
          {name ? t('background-checks:order.freeUntil', { name }) : t('background-checks:order.freeUntilMany')}
        </p>
      )}
      <Button onClick={onClose} disabled={draft.isBusy}>
        {t('shell:cancel')}
      </Button>
      {picked && (
        <Button
          type="primary"
          icon={<ShieldCheck size={16} aria-hidden="true" />}
          loading={draft.isBusy}
          onClick={() => void draft.order()}
        >
          {name
            ? t('background-checks:order.submitOne', { package: picked.name, price: price(picked.price) })
            : t('background-checks:order.submit', {
                package: picked.name,
                count: picked.available_for,
                price: price(picked.price * picked.available_for),
              })}
        </Button>
      )}
    </>
  );
}
