// Ids travel in an address, which must stay short.
const IDS_PER_ADDRESS = 150;

export const idLists = (ids: readonly number[]): (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / IDS_PER_ADDRESS) }, (_, page) =>
    ids.slice(page * IDS_PER_ADDRESS, (page + 1) * IDS_PER_ADDRESS),
  );
