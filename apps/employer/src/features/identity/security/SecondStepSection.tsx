// The user's second factors, with controls to add and remove them.

import type { ResponseOf } from '@onward/contract/endpoint';
import type { listSecondFactors, SecondFactor } from '@onward/contract/identity/account-security';
import { RECOVERY_CODE_COUNT, RECOVERY_CODES_LOW } from '@onward/domain/identity/second-factors';
import { Button } from 'antd';
import { Fingerprint, LifeBuoy, Plus, ShieldCheck, ShieldOff, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { Pill } from '../../../design/status/Pill.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import { passkeysWork } from '../second-step/passkey.ts';
import styles from './SecurityPanel.module.css';
import { SetupDialogs } from './SetupDialogs.tsx';
import { callRemoveFactor, callRenewRecoveryCodes, reloadSecurity } from './security.api.ts';
import { useFactorSetup } from './use-factor-setup.ts';

type Security = ResponseOf<typeof listSecondFactors>;

export function SecondStepSection({ security }: { security: Security }) {
  const { t } = useTranslation();
  const setup = useFactorSetup();
  const removing = useDialog<SecondFactor>();
  const { second_factors: factors, is_required, recovery_codes_left: left } = security;
  const isOn = factors.length > 0;
  const remove = async (factor: SecondFactor) => {
    await callRemoveFactor(factor.id);
    await reloadSecurity();
    toasts.success(t('security:factors.removed'));
    removing.close();
  };
  const renew = async () => {
    setup.showRecoveryCodes(await callRenewRecoveryCodes());
    await reloadSecurity();
  };

  return (
    <section aria-labelledby="second-step">
      <div className={styles.head}>
        <div>
          <h2 id="second-step">{t('security:factors.title')}</h2>
          <p>{t(is_required ? 'security:factors.required' : 'security:factors.text')}</p>
        </div>
        <Pill tone={isOn ? 'green' : 'neutral'} icon={isOn ? ShieldCheck : ShieldOff}>
          {t(isOn ? 'security:factors.on' : 'security:factors.off')}
        </Pill>
      </div>
      <div className={styles.card}>
        {factors.map((factor) => (
          <FactorRow key={factor.id} factor={factor} onRemove={() => removing.show(factor)} />
        ))}
        {isOn && (
          <div className={styles.row}>
            <span className={styles.tile}>
              <LifeBuoy size={18} aria-hidden="true" />
            </span>
            <div className={styles.text}>
              <p className={styles.name}>{t('security:codes.name')}</p>
              <p className={styles.meta} data-low={left <= RECOVERY_CODES_LOW}>
                {t(left <= RECOVERY_CODES_LOW ? 'security:codes.low' : 'security:codes.left', {
                  count: left,
                  total: RECOVERY_CODE_COUNT,
                })}
              </p>
            </div>
            <Button size="small" onClick={() => void renew().catch(() => null)}>
              {t('security:codes.renew')}
            </Button>
          </div>
        )}
        <div className={styles.row}>
          {passkeysWork() && (
            <Button
              size="small"
              icon={<Plus size={14} />}
              disabled={setup.busy}
              onClick={() => void setup.addPasskey()}
            >
              {t('security:factors.addPasskey')}
            </Button>
          )}
          <Button
            size="small"
            icon={<Plus size={14} />}
            disabled={setup.busy}
            onClick={() => void setup.addAuthenticator()}
          >
            {t('security:factors.addAuthenticator')}
          </Button>
          <p className={styles.note}>{t('security:factors.note')}</p>
        </div>
      </div>
      <SetupDialogs setup={setup} />
      <ConfirmDialog
        open={removing.open}
        title={t('security:factors.removeTitle', {
          name: removing.subject?.name || t('security:factors.authenticator'),
        })}
        text={t('security:factors.removeText')}
        confirmLabel={t('security:factors.removeConfirm')}
        danger
        // The shared handler shows the error.
        onConfirm={() => removing.subject && remove(removing.subject).catch(() => removing.close())}
        onCancel={removing.close}
      />
    </section>
  );
}

function FactorRow({ factor, onRemove }: { factor: SecondFactor; onRemove: () => void }) {
  const { t, i18n } = useTranslation();
  const { kind, name, created_at, last_used_at } = factor;
  const Icon = kind === 'passkey' ? Fingerprint : Smartphone;
  const when = (moment: string) => relativeTime(new Date(moment), new Date(), i18n.language);
  const title = [t(`security:factors.${kind}`), name].filter(Boolean).join(', ');
  return (
    <div className={styles.row}>
      <span className={styles.tile}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className={styles.text}>
        <p className={styles.name}>{title}</p>
        <p className={styles.meta}>
          {[
            t('security:factors.added', { when: when(created_at) }),
            last_used_at && t('security:factors.used', { when: when(last_used_at) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Button
        type="text"
        danger
        size="small"
        aria-label={t('security:factors.removeOf', { name: title })}
        onClick={onRemove}
      >
        {t('security:factors.remove')}
      </Button>
    </div>
  );
}
