// Which parts of one room are shown in another.
import type { RoomParts } from '../platform/room-parts.ts';
import {
  ApplicantThread,
  CheckTab,
  MessageDialog,
  OfferTab,
  OrderCheckDialog,
  SendOfferDialog,
  SendOnboardingLinkDialog,
  SendToPayrollDialog,
  StartOnboardingDialog,
} from './feature-pages.ts';

export const ROOM_PARTS: RoomParts = {
  ApplicantThread,
  MessageDialog,
  SendOfferDialog,
  OfferTab,
  OrderCheckDialog,
  CheckTab,
  SendToPayrollDialog,
  StartOnboardingDialog,
  SendOnboardingLinkDialog,
};
