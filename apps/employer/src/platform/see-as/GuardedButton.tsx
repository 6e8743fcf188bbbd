// A button that requires a permission. Without it the button is hidden; when viewing as another role it is shown
// locked, with the reason (AHD-005).
import type { AccessDemand, AccessRefusal } from '@onward/domain/staff/access';
import { Button, type ButtonProps, Popover } from 'antd';
import { Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../design/page/LinkButton.tsx';
import { useAccess } from '../access.ts';
import { useCurrentUser } from '../startup/use-startup.ts';
import { WhyLocked } from './WhyLocked.tsx';

interface Appearance extends Pick<ButtonProps, 'type' | 'size' | 'icon' | 'danger' | 'id'> {
  label: string;
  /** Accessible label, when the visible one says too little. */
  accessibleName?: string;
}

type Props = Appearance & { demand: AccessDemand } & ({ onClick: () => void } | { to: string });

export function GuardedButton({ demand, ...button }: Props) {
  const decision = useAccess().decide(demand);
  const { seeing_as: seeingAs } = useCurrentUser();
  if (!decision.allowed)
    return seeingAs && <LockedButton {...button} refusal={decision} role={seeingAs.company_role} />;
  if ('to' in button) {
    return (
      <LinkButton to={button.to} icon={button.icon} primary={button.type === 'primary'}>
        {button.label}
      </LinkButton>
    );
  }
  const { label, accessibleName, ...rest } = button;
  return (
    <Button {...rest} aria-label={accessibleName}>
      {label}
    </Button>
  );
}

interface LockedProps extends Appearance {
  refusal: AccessRefusal;
  role: { id: number; name: string };
}

function LockedButton({ label, accessibleName, type, size, icon, danger, refusal, role }: LockedProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The role itself has the permission; only viewing as it is read only.
  const lacking = refusal.reason !== 'read_only';
  const control = accessibleName ?? label;
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger={['hover', 'click']}
      placement="bottomRight"
      destroyOnHidden
      content={
        <WhyLocked
          control={control}
          refusal={refusal}
          role={role}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      }
    >
      <Button
        ref={button}
        {...(!lacking && { type, danger })}
        size={size}
        icon={lacking ? <Lock size={size === 'small' ? 13 : 15} /> : icon}
        aria-label={lacking ? t('shell:seeAs.locked', { control }) : accessibleName}
        aria-expanded={open}
      >
        {label}
      </Button>
    </Popover>
  );
}
