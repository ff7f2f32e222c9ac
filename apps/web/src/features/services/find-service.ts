import { serviceCategories, type ServiceCategory, type ServiceId, servicesOf } from "@khamt/contract/service";

/** Undefined: no such address. */
export function findCategory(name: string): ServiceCategory | undefined {
  return serviceCategories.find((each) => each === name);
}

export function findService(category: string, name: string): ServiceId | undefined {
  const found = findCategory(category);
  return found && servicesOf[found].find((each) => each === name);
}

export function categoryOf(service: ServiceId): ServiceCategory {
  return serviceCategories.find((each) => servicesOf[each].includes(service)) ?? "consulting";
}
