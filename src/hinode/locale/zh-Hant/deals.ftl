# 交易：提案、承諾與承諾紀錄。
#
# 條件是一句短語（「本季不離開江戶」），適用於所有句型與氏族。`$clan` 履行，對象是 `$to`。

## 條件

deal-term-coins = 立即支付{ $amount }枚錢幣
deal-term-ronin = 立即交出{ $amount }名浪人
deal-term-alliance = 與{ to-clan }結盟
deal-term-mandate = 下次輪到自己時選擇{ $mandate }
deal-term-mandate-not-turn = 下次輪到自己時不選擇{ $mandate }
deal-term-mandate-not-season = 本季不選擇{ $mandate }
deal-term-no_betray = 本季不背叛{ to-clan }
deal-term-stay_out = 本季不讓任何單位或堡壘進駐{ $province }
deal-term-leave = 戰爭階段開始時不在{ $province }留下任何單位
deal-term-no_hostage = 在{ $province }不綁架{ of-partner }單位
deal-term-no_hostage-anywhere = 本季不綁架{ of-partner }單位
deal-term-spare = 本季不擊殺、綁架或替換{ of-partner }單位（因戰敗被擊殺的除外）
of-partner = { $to }的
deal-term-bid = 在{ $province }對{ $advantage }最多下注{ $most }枚錢幣
deal-term-bid-none = 在{ $province }不對{ $advantage }下注
deal-term-bid-total = 在{ $province }總共最多下注{ $most }枚錢幣
deal-term-bid-total-none = 在{ $province }完全不下注
deal-term-worship = 本季參拜{ $kami }
deal-term-worship-not = 本季不派單位前往{ $kami }的神殿
deal-term-token = 將{ $province }的戰爭地區標記讓給{ to-clan }
deal-term-card = 本季購買{ $card }
deal-term-card-not = 本季不購買{ $card }
deal-term-give = 下次採收後送給{ to-clan }{ deal-owed-amount }
deal-term-ally = 下一季接受{ of-partner }結盟提議

## 條件的種類

deal-form-coins = 立即支付錢幣
deal-form-ronin = 立即交出浪人
deal-form-alliance = 結盟
deal-form-mandate = 選擇政策行動
deal-form-mandate-not = 不選擇某項政策行動
deal-form-no_betray = 不背叛
deal-form-stay_out = 不進入某地區
deal-form-leave = 離開某地區
deal-form-token = 讓出戰爭地區標記
deal-form-bid = 限制下注
deal-form-no_hostage = 不綁架人質
deal-form-spare = 不擊殺、綁架或替換單位
deal-form-worship = 參拜神明
deal-form-worship-not = 不前往某座神殿
deal-form-card = 購買季節卡
deal-form-card-not = 不購買某張季節卡
deal-form-give-coins = 採收後給錢幣
deal-form-give-ronin = 採收後給浪人
deal-form-ally = 下一季結盟

deal-field-amount = 數量
deal-field-coins = 錢幣
deal-field-ronin = 浪人
deal-field-mandate = 政策行動
deal-field-until = 期限
deal-field-province = 地區
deal-field-advantage = 戰爭優勢
deal-field-most = 最多
deal-field-kami = 神明
deal-field-card = 季節卡
deal-value-turn = 僅限下次輪到自己時
deal-value-season = 本季
deal-value-any = 四項合計
deal-value-anywhere = 任何地區

## 提案

deal = 交易
deal-with = 向{ $clan }提案
deal-nothing = 無
deal-terms = { $head }，且{ $next }
deal-side = { name-of-clan }：{ $terms }
deal-presets = 建議
deal-edit = 修改條件
deal-give = 我方
deal-get = 對方
deal-add = 新增條件……
deal-remove-term = 移除：{ $phrase }
deal-map = 在地圖上選擇
deal-map-ask = 在地圖上選擇地區
deal-map-keep = 仍選{ $place }
deal-shrines = 從神殿中選擇
deal-shrines-ask = 選擇一座神殿
deal-secret = 只有雙方知道
deal-secret-why = 其他人看得到當場交付的錢幣與浪人，以及結盟，但看不到承諾。
deal-binding = 承諾沒有強制力。承諾紀錄會記下誰守信。
deal-until = 提案有效期限
deal-until-mandate = 下一項政策行動之前
deal-until-turn = 本回合結束
deal-until-turn-tea = 這次茶會結束
deal-until-turn-war = 這場戰爭結束
deal-until-season = 本季結束
deal-send = 送出提案
deal-loading = 載入中……
deal-offers-you = { $clan }向你提案
deal-offer-to = { subject }向{ to-clan }提案
deal-counter-to = { subject }向{ to-clan }提出反提案
deal-accept = 接受
deal-accept-for = 支付{ deal-owed-amount }並接受……
deal-accept-paying = 支付並接受
# 接受時立即支付多少，還剩多少。
deal-paying = 你立即付給{ the-clan }{ deal-owed-amount }。
deal-paying-left = 你還剩{ gift-coins }與{ $ronin }名浪人。
# 同一氏族也願意無條件結盟。
deal-free-too = { subject }也願意與你無條件結盟。
deal-counter = 反提案
deal-decline = 婉拒
deal-withdraw = 撤回
deal-state-offer = 待回覆
deal-state-accept = 已接受
deal-state-decline = 已婉拒
deal-state-withdraw = 已撤回
deal-state-counter = 已有反提案
deal-state-expired = 已過期
# 玩家回覆前就失效的提案。
deal-offer-expired = { $clan }的提案已過期。
# It was about an alliance, and both are allied now.
deal-offer-unneeded = 你已與{ $clan }結盟，不再需要對方的提案。
deal-own-offer = 你的提案
deal-own-offer-to = 你對{ $clan }的提案
deal-waits = 等待回覆
deal-not-possible = 目前無法成立
deal-said-accept = { subject }接受了提案
# 紀錄中的接受，以及隨即交付的東西。
deal-accepts = { subject }接受{ from-clan }的提案
deal-accepts-what = { subject }接受{ from-clan }的提案：{ $what }
deal-said-decline = { subject }婉拒了提案
deal-said-withdraw = { subject }撤回了提案
deal-said-reveal = { subject }公開了一筆秘密交易

## 承諾紀錄

deal-ledger = 承諾紀錄
deal-ledger-empty = 還沒有交易。要提案，請按氏族面板上的握手圖示。
deal-open-promises = 生效中的承諾
deal-closed-deals = 已成立的交易
deal-record = { $clan }守信{ $kept }次，失信{ $broken }次
deal-promised = { subject }答應{ to-clan }：{ $phrase }
deal-warning = 你答應過{ $clan }：{ $phrase }。
deal-breaks = 這樣會違背你的承諾。
deal-revealed = 已公開
deal-secret-mark = 秘密
deal-reveal = 向所有人公開
deal-promise-open = 生效中
deal-promise-kept = 守信
deal-promise-broken = 失信
deal-promise-void = 失效
deal-broken = { subject }違背了對{ to-clan }的承諾
deal-told-kept = { subject }遵守了對{ to-clan }的承諾：{ $phrase }
deal-kept-all = 已遵守的承諾：{ $promises }
deal-kept-to = { subject }對{ to-clan }的「{ $phrase }」
deal-told-broken = { subject }違背了對{ to-clan }的承諾：{ $phrase }
deal-told-void = { subject }對{ to-clan }的承諾失效：{ $phrase }
deal-told-open = 決定已復原，{ subject }對{ to-clan }的承諾恢復有效：{ $phrase }
deal-note-excusable = 手上可能沒有該板塊
deal-note-had-tile = 當時手上有該板塊
deal-note-no-tile = 當時手上沒有該板塊
deal-note-impossible = 該政策行動的兩張板塊都已打出
deal-note-no-occasion = 沒有出現適用的情況
deal-note-released = 因另一方失信或背叛而解除
deal-note-end = 遊戲結束
deal-note-no-battle = 沒有發生戰鬥
deal-note-third = 由其他氏族贏得
deal-note-absent = 受讓方在該地沒有戰力
deal-note-no-war = 沒有發生戰爭
deal-note-sold-out = 已售完
deal-note-no-time = 來不及履行
deal-note-no-tea = 不再有茶會
deal-note-taken = 另一方已與其他氏族結盟
deal-note-not-asked = 沒有收到結盟提議
deal-by-bot = 當時由電腦玩家代打
deal-by-clock = 時間已用完
deal-owed = 你還欠{ $clan }{ deal-owed-amount }。
deal-pay = 支付{ deal-owed-amount }
deal-owed-amount = { $coins ->
    [0] { $ronin }名浪人
   *[other] { $ronin ->
        [0] { gift-coins }
       *[other] { gift-coins }與{ $ronin }名浪人
    }
}
deal-filter-state = 承諾
deal-filter-all = 全部
deal-filter-none = 沒有符合條件的交易。
deal-promise-mark = { $count }項生效中的承諾
deal-new = 向誰提案？
