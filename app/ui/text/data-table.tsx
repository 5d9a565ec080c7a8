import type { ReactNode } from "react";

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A small table inside running text. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className="w-full border-collapse font-sans text-base leading-normal">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="border-b border-line py-2 pr-4 text-left text-sm font-semibold text-ash"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are fixed
          <tr key={index} className="align-top">
            <th scope="row" className="border-b border-line py-3 pr-4 text-left font-semibold">
              {heading}
            </th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells are fixed
              <td key={column} className="border-b border-line py-3 pr-4 text-ash last:pr-0">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
