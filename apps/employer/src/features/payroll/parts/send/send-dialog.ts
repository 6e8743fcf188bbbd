// What the send dialog and its parts share.
import type { SendToPayrollProps } from '../../../../platform/room-parts.ts';

export type FixAddress = NonNullable<SendToPayrollProps['fixAddress']>;
