import { PageHead } from "../../kit/layout/PageHead.tsx";
import { SampleTag } from "../../kit/tags/SampleTag.tsx";
import css from "./Help.module.css";
import { HelpPanels } from "./HelpPanels.tsx";
import { HELP } from "./helpSections.ts";
import { RoomColumns } from "./RoomColumns.tsx";

/** Help: functions of the program, formats of tables, and sources of figures. */
export function Help() {
  return (
    <>
      <PageHead />
      <main className={css["help"]}>
        <div className={css["columns"]}>
          <div className={css["column"]}>
            <HelpPanels sections={HELP.start} />
            <HelpPanels sections={HELP.sources} note={<SampleTag />} />
          </div>
          <div className={css["column"]}>
            <HelpPanels sections={HELP.products} />
            <HelpPanels sections={HELP.rooms}>
              <RoomColumns />
            </HelpPanels>
          </div>
        </div>
      </main>
    </>
  );
}
