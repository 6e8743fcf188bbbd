// Edits the two texts that applicants agree to; saving makes a new version (AHD-020).
import { CONSENT_KINDS, type ConsentKind } from '@onward/domain/careers/consent';
import { Button, Segmented } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { SideDrawer } from '../../../design/overlays/SideDrawer.tsx';
import { useGuardedClose } from '../../../platform/use-unsaved-changes.ts';
import { ConsentFields } from './ConsentFields.tsx';
import styles from './ConsentTextsDrawer.module.css';
import { ConsentVersions } from './ConsentVersions.tsx';
import type { CurrentTexts } from './consent-texts.api.ts';
import { type ConsentForm, useConsentForm } from './use-consent-form.ts';

interface Props {
  open: boolean;
  texts: CurrentTexts;
  onClose: () => void;
}

const otherOf = (kind: ConsentKind): ConsentKind => (kind === 'sms' ? 'keep_in_touch' : 'sms');

export function ConsentTextsDrawer({ open, texts, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [kind, setKind] = useState<ConsentKind>('sms');
  // Changes to the other text are not lost: it is shown next.
  const afterSave = (saved: ConsentKind): void => {
    const other = otherOf(saved);
    if (forms[other].form.dirty) setKind(other);
    else onClose();
  };
  const forms: Record<ConsentKind, ConsentForm> = {
    sms: useConsentForm(texts.sms, () => afterSave('sms')),
    keep_in_touch: useConsentForm(texts.keep_in_touch, () => afterSave('keep_in_touch')),
  };
  const shown = forms[kind];
  const dirty = CONSENT_KINDS.some((each) => forms[each].form.dirty);
  const { busy } = shown.form;
  const { close, question } = useGuardedClose({ open, dirty, busy, onClose });

  return (
    <>
      <SideDrawer
        open={open}
        title={t('consent-texts:title')}
        onClose={close}
        dirty={busy}
        footerNote={shown.form.dirty ? t('consent-texts:note', { version: shown.version() + 1 }) : null}
        actions={
          <>
            <Button onClick={close} disabled={busy}>
              {t('shell:cancel')}
            </Button>
            <Button type="primary" htmlType="submit" form={`${id}-${kind}`} loading={busy}>
              {t('consent-texts:save')}
            </Button>
          </>
        }
      >
        <div className={styles.body}>
          <Segmented<ConsentKind>
            block
            aria-label={t('consent-texts:kind')}
            value={kind}
            disabled={busy}
            options={CONSENT_KINDS.map((value) => ({ value, label: t(`consent-texts:kinds.${value}`) }))}
            onChange={setKind}
          />
          <ConsentFields key={kind} id={`${id}-${kind}`} kind={kind} consent={shown} />
          <ConsentVersions kind={kind} />
        </div>
      </SideDrawer>
      <LeaveDialog question={question} />
    </>
  );
}
