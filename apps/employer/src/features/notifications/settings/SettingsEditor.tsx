// The loaded settings: the phone number, the "turn all" button, and the table.
import type { NotificationConfig } from '@onward/contract/notifications/notifications';
import { turnAllTarget } from '@onward/domain/notifications/turn-all';
import type { Channel } from '@onward/domain/notifications/types';
import { Button } from 'antd';
import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { useAccess } from '../../../platform/access.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { PhoneDialog } from './PhoneDialog.tsx';
import { PopUpSwitch } from './PopUpSwitch.tsx';
import { ReadOnlyReason } from './ReadOnlyReason.tsx';
import styles from './SettingsEditor.module.css';
import { SettingsTable } from './SettingsTable.tsx';
import { SmsNumber } from './SmsNumber.tsx';
import { useChannelSwitch } from './use-channel-switch.ts';
import { useTurnAll } from './use-turn-all.ts';

/** What happens after the number is saved; null when only the number was to be changed. */
type AfterPhone = (() => void) | null;

export function SettingsEditor({ configs }: { configs: NotificationConfig[] }) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const modules = user.company.function_modules;
  const decision = useAccess().decide({ permission: 'customize_notifications', writes: true });
  const switchChannel = useChannelSwitch();
  const { running, turnAll } = useTurnAll(configs, modules);
  const phone = useDialog<AfterPhone>();
  const [pressed, setPressed] = useState<boolean | null>(null);

  const sendsTexts = modules.includes('messaging');
  const hasPhone = Boolean(user.phone && user.region_number);
  // Settings change one by one while it runs, so the button keeps its label until it is done.
  const target = running && pressed !== null ? pressed : turnAllTarget(configs, modules);

  /** Texts require a number, so a missing one is requested first (NTF-008). */
  const withPhone = (needed: boolean, onReady: () => void) => (needed && !hasPhone ? phone.show(onReady) : onReady());

  const onSwitch = (id: number, channel: Channel, on: boolean) =>
    withPhone(on && channel === 'sms', () => void switchChannel(id, channel, on));

  const onTurnAll = () => {
    setPressed(target);
    withPhone(target && sendsTexts, () => void turnAll(target));
  };

  return (
    <div className={styles.editor}>
      {!decision.allowed && <ReadOnlyReason decision={decision} />}
      <div className={styles.head}>
        {sendsTexts && <SmsNumber onChange={decision.allowed ? () => phone.show(null) : null} />}
        {decision.allowed && (
          <Button
            className={styles.turnAll ?? ''}
            icon={target ? <Bell size={16} /> : <BellOff size={16} />}
            loading={running}
            onClick={onTurnAll}
          >
            {target ? t('notifications:settings.turnAllOn') : t('notifications:settings.turnAllOff')}
          </Button>
        )}
      </div>
      <SettingsTable configs={configs} modules={modules} disabled={!decision.allowed || running} onSwitch={onSwitch} />
      <PopUpSwitch disabled={!decision.allowed} />
      <PhoneDialog
        key={phone.visit}
        open={phone.open}
        forSms={phone.subject !== null}
        onSaved={() => {
          phone.close();
          phone.subject?.();
        }}
        onClose={phone.close}
      />
    </div>
  );
}
