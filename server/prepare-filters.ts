/**
 * Works out what filters and the look for names that are alike need of the catalog, in slices between requests: whoever asks first
 * would wait for all of it.
 */
import { prepareColumns } from "../app/domain/catalog/prepare-columns.ts";
import type { CatalogKeeper } from "../app/store/places/catalog-keeper.ts";
import { restBetweenSlices } from "../app/web/render/slices.ts";

export async function prepareFilters({ catalog }: Pick<CatalogKeeper, "catalog">): Promise<void> {
  const rest = restBetweenSlices();
  for (const _run of prepareColumns(catalog)) await rest();
}
