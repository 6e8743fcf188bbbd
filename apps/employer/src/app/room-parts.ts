// Which part of which room is shown inside another one.
import type { RoomParts } from '../platform/room-parts.ts';
import { ApplicantThread, MessageDialog } from './feature-pages.ts';

export const ROOM_PARTS: RoomParts = { ApplicantThread, MessageDialog };
