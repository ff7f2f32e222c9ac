import type { Account } from "@khamt/contract";
import { DeletionPanel } from "./deletion-panel.tsx";
import { ExportPanel } from "./export-panel.tsx";

export default function DataSection({ account }: { account: Account }) {
  return (
    <>
      <ExportPanel />
      <DeletionPanel account={account} />
    </>
  );
}
