// Groups of locations within a brand.
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Name } from '../fields.ts';

export const LocationGroup = Type.Object({
  id: Id,
  brand_id: Id,
  name: Type.String(),
  location_ids: Type.Array(Id),
});
export type LocationGroup = Static<typeof LocationGroup>;

const LocationIds = Type.Array(Id, { maxItems: 10_000, uniqueItems: true });

export const listLocationGroups = endpoint({
  name: 'listLocationGroups',
  method: 'GET',
  path: '/v1/location_groups',
  summary: "Location groups in the user's scope",
  audience: 'company',
  answers: { 200: Type.Object({ location_groups: Type.Array(LocationGroup) }) },
});

export const createLocationGroup = endpoint({
  name: 'createLocationGroup',
  method: 'POST',
  path: '/v1/location_groups',
  summary: "Create a group of a brand's locations",
  audience: 'company',
  permission: 'edit_company',
  body: Type.Object({ location_group: Type.Object({ brand_id: Id, name: Name, location_ids: LocationIds }) }),
  answers: { 201: Type.Object({ location_group: LocationGroup }) },
});

export const updateLocationGroup = endpoint({
  name: 'updateLocationGroup',
  method: 'PUT',
  path: '/v1/location_groups/:id',
  summary: 'Change the name or the locations of a group',
  audience: 'company',
  permission: 'edit_company',
  params: IdParams,
  body: Type.Object({
    location_group: Type.Object({
      brand_id: Type.Optional(Id),
      name: Type.Optional(Name),
      location_ids: Type.Optional(LocationIds),
    }),
  }),
  answers: { 200: Type.Object({ location_group: LocationGroup }) },
});

export const deleteLocationGroup = endpoint({
  name: 'deleteLocationGroup',
  method: 'DELETE',
  path: '/v1/location_groups/:id',
  summary: 'Delete a group; its locations stay',
  audience: 'company',
  permission: 'edit_company',
  params: IdParams,
  answers: { 204: Empty },
});

export const restoreLocationGroup = endpoint({
  name: 'restoreLocationGroup',
  method: 'POST',
  path: '/v1/location_groups/:id/restore',
  summary: 'Undo the deletion of a location group within a minute',
  audience: 'company',
  permission: 'edit_company',
  params: IdParams,
  answers: { 200: Type.Object({ location_group: LocationGroup }) },
});
