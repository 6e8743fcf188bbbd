// Parts that one feature shows of another. Features import only from parts/ folders; the shell injects the rest.
import type { Application } from '@onward/contract/applicants/application';
import type { ApplicationFilters } from '@onward/contract/applicants/applications';
import type { OrderBackgroundCheckParams } from '@onward/domain/applicants/actions/catalog/order-background-check';
import type { SendEmailParams } from '@onward/domain/applicants/actions/catalog/send-message';
import type { SendSigningRequestParams } from '@onward/domain/applicants/actions/catalog/send-signing-request';
import type { InformationGroup } from '@onward/domain/employees/information';
import type { Channel } from '@onward/domain/messages/channels';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import { type ComponentType, createContext, useContext } from 'react';

export interface ApplicantThreadProps {
  applicationId: number;
  /** A request to write in this channel; a higher `count` repeats the request. */
  replyRequest: { channel: Channel; count: number } | null;
}

export interface MessageDialogProps {
  channel: Channel;
  /** The recipients, in the format of the API. */
  recipients: { application_ids: number[] } | { selection: ApplicationFilters };
  count: number;
  /** Of the only recipient, where it is known. */
  name?: string | undefined;
  open: boolean;
  onClose: () => void;
  /** Rejects with the error of the call; the dialog shows it. */
  onRun: (params: SendEmailParams) => Promise<void>;
}

export interface SendOfferDialogProps {
  people: readonly { id: number; name: string }[];
  /** They are all in the same stage. */
  shareStage: boolean;
  /** They have an open offer, which this one takes the place of. */
  replaces?: boolean;
  open: boolean;
  onClose: () => void;
  /** Rejects with the error of the request; the dialog shows it. */
  onRun: (params: SendSigningRequestParams) => Promise<void>;
}

export interface OfferTabProps {
  application: Pick<Application, 'id' | 'status'>;
  /** Opens the dialog to send; null when nothing can be sent now. */
  onSend: (() => void) | null;
  /** Sends the link to the offer again; null when that isn't possible now. */
  onRemind: (() => void) | null;
}

export interface OrderCheckDialogProps {
  /** Null when there are too many to order for at once. */
  people: readonly { id: number; name: string; firstName: string }[] | null;
  /** Job and location, when there is one person. */
  about?: string;
  /** Chosen before the dialog opened. */
  chosen?: string | null;
  open: boolean;
  onClose: () => void;
  /** Rejects with the error of the request; the dialog shows it. */
  onRun: (params: OrderBackgroundCheckParams) => Promise<void>;
}

export interface CheckTabProps {
  application: Pick<Application, 'id' | 'first_name' | 'last_name' | 'position' | 'background_check' | 'status'>;
  /** Orders a check; null when none can be ordered now. */
  onOrder: ((params: OrderBackgroundCheckParams) => Promise<void>) | null;
  /** Sends the invitation again; null when that isn't possible now. */
  onRemind: (() => void) | null;
}

export interface SendToPayrollProps {
  /** An employee, or a hired applicant whose record is created by sending. */
  person: { kind: 'employee' | 'applicant'; id: number; name: string };
  /** Chosen before the dialog opened. */
  provider?: PayrollProvider | null;
  /** Where a field is edited, when that is the page the dialog is shown on. */
  fixAddress?: ((group: InformationGroup, field: string) => string) | undefined;
  open: boolean;
  onClose: () => void;
}

export interface StartOnboardingProps {
  /** Chosen before the dialog opened. */
  people?: { employeeIds?: readonly number[]; applicationIds?: readonly number[] } | { selection: ApplicationFilters };
  open: boolean;
  onClose: () => void;
  onStarted?: (() => void) | undefined;
}

export interface SendLinkProps {
  processKey: string;
  name: string;
  open: boolean;
  onClose: () => void;
}

export interface RoomParts {
  /** The messages with one applicant, and the composer. */
  ApplicantThread: ComponentType<ApplicantThreadProps>;
  /** One message to many applicants. */
  MessageDialog: ComponentType<MessageDialogProps>;
  /** Offers to one or many applicants. */
  SendOfferDialog: ComponentType<SendOfferDialogProps>;
  /** The offers of one applicant. */
  OfferTab: ComponentType<OfferTabProps>;
  /** A background check for one or many applicants. */
  OrderCheckDialog: ComponentType<OrderCheckDialogProps>;
  /** The background checks of one applicant. */
  CheckTab: ComponentType<CheckTabProps>;
  /** Sends one person to payroll. */
  SendToPayrollDialog: ComponentType<SendToPayrollProps>;
  /** Starts the onboarding of one or many people. */
  StartOnboardingDialog: ComponentType<StartOnboardingProps>;
  /** Sends an employee the link of the onboarding. */
  SendOnboardingLinkDialog: ComponentType<SendLinkProps>;
}

const Parts = createContext<RoomParts | null>(null);

export const RoomPartsProvider = Parts.Provider;

export function useRoomParts(): RoomParts {
  const parts = useContext(Parts);
  if (!parts) throw new Error('Parts of other rooms are shown outside the signed-in area');
  return parts;
}
