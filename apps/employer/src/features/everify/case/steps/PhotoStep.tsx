// Two photos side by side: the question is about the photos, not the face (design 58).
import type { EverifyCase } from '@onward/contract/everify/everify-cases';
import { Button } from 'antd';
import { Check, FlipHorizontal2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../design/overlays/ConfirmDialog.tsx';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { answerPhotos } from '../../cases.api.ts';
import { Picture } from '../../parts/Picture.tsx';
import type { StepProps } from '../step-props.ts';
import { useCommand } from '../use-command.ts';
import styles from './Steps.module.css';

export function PhotoStep({ of, name }: StepProps) {
  const { t } = useTranslation();
  const command = useCommand();
  const denying = useDialog<null>();
  const answer = (matches: boolean | null) =>
    command.run(String(matches), () => answerPhotos(of.id, matches), t('everify-cases:photo.done'));
  return (
    <div className={styles.step}>
      <div className={styles.photos}>
        <Side title={t('everify-cases:photo.theirs')} text={t('everify-cases:photo.theirsText')}>
          <Picture of="case" id={of.id} name={t('everify-cases:photo.theirs')} />
        </Side>
        <OwnSide copies={of.copies} />
      </div>
      <FormAlert failure={command.failure} />
      <div className={styles.actions}>
        <Button
          type="primary"
          size="large"
          icon={<Check size={18} />}
          loading={command.busy === 'true'}
          onClick={() => void answer(true)}
        >
          {t('everify-cases:photo.yes')}
        </Button>
        <Button size="large" icon={<X size={18} />} disabled={command.busy !== null} onClick={() => denying.show(null)}>
          {t('everify-cases:photo.no')}
        </Button>
        <Button
          type="text"
          size="large"
          loading={command.busy === 'null'}
          disabled={command.busy !== null}
          onClick={() => void answer(null)}
        >
          {t('everify-cases:photo.missing')}
        </Button>
      </div>
      <ConfirmDialog
        open={denying.open}
        title={t('everify-cases:photo.askNo')}
        text={t('everify-cases:photo.ifNoText', { name })}
        confirmLabel={t('everify-cases:photo.no')}
        onConfirm={async () => {
          await answer(false);
          denying.close();
        }}
        onCancel={denying.close}
      />
    </div>
  );
}

interface SideProps {
  title: string;
  text: string;
  children: ReactNode;
}

const Side = ({ title, text, children }: SideProps) => (
  <section className={styles.photo} aria-label={title}>
    <header>
      <b>{title}</b>
      <span>{text}</span>
    </header>
    {children}
  </section>
);

/** Front and back, one at a time. */
function OwnSide({ copies }: Pick<EverifyCase, 'copies'>) {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const copy = copies[at % Math.max(1, copies.length)];
  const title = t('everify-cases:photo.ours');
  return (
    <Side title={title} text={t('everify-cases:photo.oursText')}>
      {copy ? (
        <Picture key={copy.id} of="copy" id={copy.id} name={title} />
      ) : (
        <p className={styles.none}>{t('everify-cases:photo.none')}</p>
      )}
      {copies.length > 1 && (
        <Button type="text" icon={<FlipHorizontal2 size={15} />} onClick={() => setAt((now) => now + 1)}>
          {t('everify-cases:photo.next')}
        </Button>
      )}
    </Side>
  );
}
