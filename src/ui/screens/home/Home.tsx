import { Banner } from "./Banner.tsx";
import { CategoryList } from "./CategoryList.tsx";
import { BatchStart } from "./BatchStart.tsx";
import css from "./Home.module.css";
import { LastWork } from "./LastWork.tsx";

/** The way to what is there: the catalogue's classifications, the batch selection, the work left in it. */
export function Home() {
  return (
    <main className={css["home"]}>
      <CategoryList />
      <div className={css["content"]}>
        <Banner />
        <BatchStart />
        <LastWork />
      </div>
    </main>
  );
}
